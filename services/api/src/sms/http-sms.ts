import { setTimeout as pause } from 'node:timers/promises';
import { SmsError, type Sms } from './sms';

/** A visitor waits for the answer, and the browser gives up after 10 s. */
const timeoutMs = 4000;
const pauseMs = 250;
const attempts = 2;

/** "0412345678" is "+61412345678". */
const toInternational = (phone: string): string => `+61${phone.slice(1)}`;

/** Errors of `fetch` from before anything was sent. */
const unconnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function codeOf(error: unknown): string {
  const cause = typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
}

type Attempt = { kind: 'sent' } | { kind: 'failed'; error: SmsError; mayRepeat: boolean };

/**
 * Posts a message to the service. Tried twice: again only when the first attempt surely was not taken (no
 * connection, 429 or 503), never after silence, which may be a message on its way. Both carry the same id.
 */
export async function postSms(service: { url: string; key: string }, sms: Sms): Promise<void> {
  async function attempt(): Promise<Attempt> {
    const failed = (
      message: string,
      outcome: SmsError['outcome'],
      mayRepeat: boolean,
      cause?: unknown,
    ): Attempt => ({
      kind: 'failed',
      error: new SmsError(message, outcome, { cause }),
      mayRepeat,
    });
    let response: Response;
    try {
      response = await fetch(service.url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${service.key}`,
          'idempotency-key': sms.id,
        },
        body: JSON.stringify({ id: sms.id, to: toInternational(sms.to), text: sms.text, site: sms.site }),
      });
      await response.body?.cancel();
    } catch (error) {
      const isUnconnected = unconnected.has(codeOf(error));
      return failed(
        'The SMS service did not answer.',
        isUnconnected ? 'not-sent' : 'unknown',
        isUnconnected,
        error,
      );
    }
    const { ok, status } = response;
    if (ok) return { kind: 'sent' };
    const isBusy = status === 429 || status === 503;
    // A redirect is not followed: the key would travel with it.
    const isRefused = status < 500 || isBusy;
    return failed(`The SMS service answered ${status}.`, isRefused ? 'not-sent' : 'unknown', isBusy);
  }

  for (let left = attempts; ;) {
    const result = await attempt();
    if (result.kind === 'sent') return;
    left -= 1;
    if (left === 0 || !result.mayRepeat) throw result.error;
    await pause(pauseMs);
  }
}
