// Shared modules are there only in code that is loaded later: the usual first line of a host.
void import('./start');
