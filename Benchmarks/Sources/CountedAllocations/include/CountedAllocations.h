/// How often memory was asked for since the start of the process, or -1 where that can't be counted.
long allocation_count(void);
