#!/bin/sh
# Starts the browser that BROWSER_PATH names at a low priority, with all processes that it starts.
exec nice -n 10 "$BROWSER_PATH" "$@"
