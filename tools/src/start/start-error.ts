/** The platform cannot start. The message says what happened, why, and what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
