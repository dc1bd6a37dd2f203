# Runs a program, and prints a backtrace if the program crashes. Swift's own
# backtrace stops at the first library without frame pointers.
#
#   gdb -q -batch -x Scripts/backtrace.gdb --args PROGRAM ...
set complaints 0
set debuginfod enabled off
set print thread-events off
handle SIGPIPE SIGUSR1 nostop noprint pass
run
if $_isvoid($_exitcode)
  backtrace 40
  info symbol $pc
  kill
  quit 139
end
quit $_exitcode
