/** Stable error codes of the API and of the platform; callers branch on these, never on texts (D-01). */
export const errorCodes = {
  bad_request: 400,
  unauthorised: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  payload_too_large: 413,
  invalid_fields: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;
/** What went wrong, for programs. */
export type ErrorCode = keyof typeof errorCodes;

/** Body of every API error but the lead calls' (API-038). `message` is fit for showing to a shopper. */
export interface ApiErrorBody {
  error: { code: ErrorCode; message: string; fields?: Record<string, string> };
}

/** An expected failure of a call: what the server answered, or `unavailable` when it did not. */
export class ApiFailure extends Error {
  /** Each bundle of a page carries its own copy of this class, on the server as in the browser; they are one. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiFailure' && 'code' in value;
  }
  override readonly name = 'ApiFailure';
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: {
      fields?: Record<string, string>;
      /** Seconds to wait before trying again. */
      retryAfterS?: number;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: details.cause });
  }
  /** HTTP status of this failure. */
  get status(): number {
    return errorCodes[this.code];
  }
}
