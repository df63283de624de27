# Prints the code of Swift files as `path:line:code`, without comments and without the text of strings.
# Code inside \( ) in a string is kept.

function push(kind, hashes) {
  top++
  mode[top] = kind
  hash[top] = hashes
  depth[top] = 0
}

# How many # stand at a place of the line.
function hashesAt(place,    count) {
  count = 0
  while (substr($0, place + count, 1) == "#") count++
  return count
}

function inString(place,    length_, hashes) {
  hashes = hash[top]
  if (substr($0, place, 1) == "\\") {
    if (hashesAt(place + 1) < hashes) return place + 1
    if (substr($0, place + 1 + hashes, 1) == "(") {
      push("code", 0)
      code = code "("
    }
    return place + 2 + hashes
  }
  length_ = mode[top] == "lines" ? 3 : 1
  if (substr($0, place, length_) == substr("\"\"\"", 1, length_) && hashesAt(place + length_) >= hashes) {
    top--
    code = code "\""
    return place + length_ + hashes
  }
  return place + 1
}

function inCode(place,    two, character, hashes) {
  two = substr($0, place, 2)
  character = substr(two, 1, 1)
  if (two == "//") return length($0) + 1
  if (two == "/*") { comment = 1; return place + 2 }
  hashes = hashesAt(place)
  if (substr($0, place + hashes, 1) == "\"") {
    place += hashes
    code = code "\""
    if (substr($0, place, 3) == "\"\"\"") { push("lines", hashes); return place + 3 }
    push("string", hashes)
    return place + 1
  }
  code = code character
  if (character == "(") depth[top]++
  if (character == ")" && depth[top]-- == 0 && top > 0) top--
  return place + 1
}

FNR == 1 { top = 0; mode[0] = "code"; depth[0] = 0; comment = 0 }

{
  code = ""
  place = 1
  while (place <= length($0)) {
    if (comment > 0) {
      two = substr($0, place, 2)
      if (two == "*/") comment--
      if (two == "/*") comment++
      place += two == "*/" || two == "/*" ? 2 : 1
    } else if (mode[top] == "code") {
      place = inCode(place)
    } else {
      place = inString(place)
    }
  }
  # A string on one line ends with it, even where its quote is missing.
  while (top > 0 && mode[top] == "string") top--
  if (code ~ /[^ \t]/) print FILENAME ":" FNR ":" code
}
