/** A command or option that makes no sense. The message says what is allowed; the exit status is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The platform cannot start. The message says what happened, why, and what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
