# Reports every file that names a type which is declared in a later folder.
# Input: the output of code.awk, twice; -v order="Module/Folder …", the earliest first.

# The place of a file's folder in the order; what stands beside the folders of a module comes after them.
function rankOf(path,    parts, count, folder) {
  count = split(path, parts, "/")
  module = parts[2]
  folder = count > 3 ? module "/" parts[3] : module
  if (folder in rank) return rank[folder]
  if (!(folder in unknown)) print path ":1: the folder " folder " isn't in the order of the folders (Scripts/check)"
  unknown[folder] = 1
  return 9999
}

function scopePath(    i, text) {
  text = ""
  for (i = 1; i <= scopes; i++) if (scope[i] != "") text = text (text == "" ? "" : ".") scope[i]
  return text
}

function declare(name,    key) {
  key = module SUBSEP name
  if (!(key in declared) || declared[key] > here) { declared[key] = here; home[key] = folderOf(path) }
}

function folderOf(path,    parts, count) {
  count = split(path, parts, "/")
  return count > 3 ? parts[2] "/" parts[3] : parts[2]
}

# The key of a declaration: of the file's own module if it has one of that name.
function find(name,    i) {
  if ((module SUBSEP name) in declared) return module SUBSEP name
  for (i = 1; i <= modules; i++) if ((moduleName[i] SUBSEP name) in declared) return moduleName[i] SUBSEP name
  return ""
}

# A bare name may be one of the types around it.
function findAround(name,    around, key) {
  around = scopePath()
  while (around != "") {
    key = find(around "." name)
    if (key != "") return key
    if (!sub(/\.[^.]*$/, "", around)) around = ""
  }
  return find(name)
}

function use(key) {
  if (key != "" && declared[key] > here) {
    split(key, parts, SUBSEP)
    # One finding a type and line: of `Token.Kind` only `Token`.
    outermost = parts[2]
    sub(/\..*/, "", outermost)
    if (reported[path, line, outermost]++) return
    print path ":" line ": names " parts[2] ", which is declared in " home[key] ", a later folder"
  }
}

function word(token) {
  if (generic == "open") {
    if (before == "<" || before == ",") parameter[path, token] = 1
  }
  if (before == "typealias" || before == "associatedtype") parameter[path, token] = 1
  if (before ~ /^(struct|enum|class|protocol|actor|typealias)$/ && token !~ /^(func|var|let|subscript|init)$/) {
    if (pass == 1) declare((scopes ? scopePath() "." : "") token)
    if (before != "typealias") opening = token
    chain = ""
  } else if (before == "extension") {
    opening = token
    chain = token
    if (pass == 2) use(find(token))
  } else if (before == "." && chain != "") {
    chain = chain "." token
    if (opening != "" && chain == opening "." token) opening = chain
    if (pass == 2 && token ~ /^[A-Z]/) use(find(chain))
  } else if (before != "." && token ~ /^[A-Z]/) {
    chain = token
    if (pass == 2 && !((path, token) in parameter)) use(findAround(token))
  } else {
    chain = ""
  }
}

function sign(token) {
  if (token == "{") { scope[++scopes] = opening; opening = "" }
  if (token == "}" && scopes > 0) scopes--
  if (token == "<" && (beforeBefore ~ /^(func|struct|enum|class|actor|typealias|protocol)$/ || before ~ /^(init|subscript)$/)) {
    generic = "open"
    angles = 0
  }
  if (generic == "open" && token == "<") angles++
  if (generic == "open" && token == ">" && --angles == 0) generic = ""
  if (token != ".") chain = ""
}

BEGIN {
  count = split(order, folders, " ")
  for (i = 1; i <= count; i++) {
    rank[folders[i]] = i
    split(folders[i], parts, "/")
    if (!(parts[1] in seen)) { seen[parts[1]] = 1; moduleName[++modules] = parts[1] }
  }
  pass = 0
}

FNR == 1 { pass++; path = "" }

{
  split($0, parts, ":")
  if (parts[1] != path) { path = parts[1]; here = rankOf(path); scopes = 0; opening = ""; generic = ""; before = ""; chain = "" }
  line = parts[2]
  rest = substr($0, length(parts[1]) + length(parts[2]) + 3)
  while (match(rest, /[A-Za-z_][A-Za-z0-9_]*|[^ \t]/)) {
    token = substr(rest, RSTART, RLENGTH)
    rest = substr(rest, RSTART + RLENGTH)
    if (token ~ /^[A-Za-z_]/) word(token); else sign(token)
    beforeBefore = before
    before = token
  }
}
