import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { LightMyRequestResponse } from 'fastify';
import { endpoints, type ApiOutput } from 'shared-contracts/api/endpoints';
import type { Proof, ProofChallenge } from 'shared-contracts/entities/proof-of-work';
import type { ReceivedSms } from './sms-recorder';
import type { TestPlatform } from './test-platform';

/** A browser: it keeps the cookies of its answers. */
export interface TestBrowser {
  cookies: Map<string, string>;
  get(name: 'getMe' | 'getWatchlist' | 'getMyGarage' | 'getSpin'): Promise<LightMyRequestResponse>;
  post(
    name: 'requestCode' | 'verifyCode' | 'signOut' | 'saveCar' | 'removeCar' | 'valueTradeIn' | 'spinWheel',
    body?: object,
  ): Promise<LightMyRequestResponse>;
  /** Asks for a code, and works for it where the server wants that. */
  requestCode(phone: string): Promise<LightMyRequestResponse>;
  /** Asks for a code and enters the one that was sent. */
  signIn(phone: string): Promise<LightMyRequestResponse>;
}

/** Code in a message. */
export const codeIn = (sms: ReceivedSms | undefined): string =>
  /^\d{6}(?= is your )/.exec(sms?.text ?? '')?.[0] ?? '';

/** The work of a browser. */
export async function solveProof(challenge: ProofChallenge): Promise<Proof> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge has no solution.');
  return { challenge, solution };
}

/** Another code of six digits. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/**
 * A browser on a site.
 *
 * @param sent messages sent so far
 */
export function openBrowser(
  platform: TestPlatform,
  sent: readonly ReceivedSms[],
  { site = 'alpha', ip = '10.0.0.1' }: { site?: string; ip?: string } = {},
): TestBrowser {
  const cookies = new Map<string, string>();
  async function ask(method: 'GET' | 'POST', url: string, body?: object): Promise<LightMyRequestResponse> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await platform.fastify.inject({
      method,
      url,
      remoteAddress: ip,
      headers: { host: `${site}.localhost`, ...(cookie ? { cookie } : {}) },
      ...(body ? { payload: body } : {}),
    });
    for (const { name, value } of answer.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }
  const post: TestBrowser['post'] = (name, body) => ask('POST', endpoints[name].path, body);
  const requestCode = async (phone: string): Promise<LightMyRequestResponse> => {
    const answer = await post('requestCode', { phone });
    if (answer.statusCode !== 200) return answer;
    const outcome = answer.json<ApiOutput<'requestCode'>>();
    if (outcome.sent) return answer;
    return post('requestCode', { phone, proof: await solveProof(outcome.challenge) });
  };
  return {
    cookies,
    get: (name) => ask('GET', endpoints[name].path),
    post,
    requestCode,
    async signIn(phone) {
      await requestCode(phone);
      return post('verifyCode', { phone, code: codeIn(sent.at(-1)) });
    },
  };
}
