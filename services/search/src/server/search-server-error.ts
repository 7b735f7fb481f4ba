/** Why there is no search server. */
export type SearchServerProblem = 'no-binary' | 'no-key' | 'unreachable' | 'did-not-start';

/** Meilisearch could not be found or started. The message says what happened and what to do. */
export class SearchServerError extends Error {
  override readonly name = 'SearchServerError';
  constructor(
    readonly problem: SearchServerProblem,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
