/** A command or option that makes no sense. The message says what is allowed; the exit status is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
