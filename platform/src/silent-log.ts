const nothing = (): void => undefined;

/** A log for work whose messages are given in another way. */
export const silentLog = { debug: nothing, info: nothing, warn: nothing, error: nothing };
