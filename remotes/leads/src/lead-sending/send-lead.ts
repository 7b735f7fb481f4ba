import type { CallApi } from 'shared-contracts/api/endpoints';
import type { FormRequest, LeadRequest, LeadResponse } from 'shared-contracts/entities/lead';
import { ApiFailure, type ErrorCode } from 'shared-contracts/errors';
import { newKey } from 'shared-contracts/idempotency-key';

/** What one opened form has done so far. A repeat with the same key is never a second lead (D-22). */
export interface Attempt {
  key: string;
  /** Answer of the form call when the lead call failed after it: only the lead call is repeated. */
  submissionId: string | null;
}

export type SendResult =
  | { kind: 'sent'; leadId: number }
  /** The server refused what was typed, by field. */
  | { kind: 'refused'; fields: Record<string, string>; message: string; attempt: Attempt }
  /** Nothing is wrong with the form: it can be sent later, and `message` says when (API-040). */
  | { kind: 'too-many'; message: string; retryAfterS: number | undefined; attempt: Attempt }
  /** `status` is the HTTP status that tells why, for an answer without script. */
  | {
      kind: 'failed';
      status: number;
      message: string;
      /** What the server answered is wrong; null where it did not answer or gave no reason. */
      serverError: string | null;
      retryAfterS: number | undefined;
      /** Whether the same lead can be accepted later: the server did not answer, or could not store it (API-039). */
      isTemporary: boolean;
      /** The key was used up by other content. */
      isSpent: boolean;
      attempt: Attempt;
    };

const temporaryCodes: readonly ErrorCode[] = ['conflict', 'internal', 'unavailable'];

const unexplained = 'The lead was not accepted.';

function failureOf(error: unknown, attempt: Attempt): SendResult {
  if (!(error instanceof ApiFailure)) throw error;
  const { code, message, status } = error;
  const { fields, retryAfterS } = error.details;
  if (code === 'invalid_fields' && fields && Object.keys(fields).length > 0) {
    return { kind: 'refused', fields, message, attempt };
  }
  if (code === 'too_many_requests') return { kind: 'too-many', message, retryAfterS, attempt };
  // Refused as a whole: this key was used up by a form with other content, so the next try is a form of its own.
  const isSpent = code === 'invalid_fields';
  return {
    kind: 'failed',
    status: status >= 500 ? 503 : status,
    message,
    // A failure with a cause has a text of the client's own.
    serverError: error.details.cause === undefined ? message : null,
    retryAfterS,
    isTemporary: temporaryCodes.includes(code),
    isSpent,
    attempt: isSpent ? { key: newKey(), submissionId: null } : attempt,
  };
}

/** A lead id is success, whatever the HTTP status; without one, or with an error text, it is a failure (LEA-030). */
function resultOf({ fields, lead_id: leadId, error }: LeadResponse, attempt: Attempt): SendResult {
  const message = error ?? unexplained;
  if (fields && Object.keys(fields).length > 0) return { kind: 'refused', fields, message, attempt };
  if (leadId !== null && error === null) return { kind: 'sent', leadId };
  // Without a word it is a bot's, which gets no thanks and no reason.
  const status = error === null ? 422 : 503;
  return {
    kind: 'failed',
    status,
    message,
    serverError: error,
    retryAfterS: undefined,
    isTemporary: false,
    isSpent: false,
    attempt,
  };
}

/** The lead call's body, all but the id of the form call. */
export type UnsentLead = Omit<LeadRequest, 'form_submission_id'>;

/**
 * Sends a form and its lead with one key (LEA-029, D-22).
 *
 * @param onSubmission called with the id of the form call before the lead call is made
 */
export async function sendLead(
  api: CallApi,
  attempt: Attempt,
  form: FormRequest,
  lead: UnsentLead,
  onSubmission?: (id: string) => void,
): Promise<SendResult> {
  let current = attempt;
  try {
    const options = { idempotencyKey: attempt.key };
    if (current.submissionId === null) {
      const { form_submission_id: submissionId } = await api('submitForm', { body: form }, options);
      current = { ...current, submissionId };
      onSubmission?.(submissionId);
    }
    const submission = current.submissionId ? { form_submission_id: current.submissionId } : {};
    return resultOf(await api('createLead', { body: { ...lead, ...submission } }, options), current);
  } catch (error) {
    return failureOf(error, current);
  }
}

/** Completes the lead that a valuation began (D-23): the server has it already, so there is no form call before. */
export async function completeLead(
  api: CallApi,
  attempt: Attempt,
  valuationId: string,
  lead: UnsentLead,
): Promise<SendResult> {
  try {
    const input = { params: { id: valuationId }, body: lead };
    return resultOf(await api('completeValuation', input, { idempotencyKey: attempt.key }), attempt);
  } catch (error) {
    return failureOf(error, attempt);
  }
}
