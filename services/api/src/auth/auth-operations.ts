import { randomUUID } from 'node:crypto';
import { ApiFailure } from 'shared-contracts/errors';
import { isAustralianMobile, normalisePhone } from 'shared-rules/phone';
import type { Operations } from '../http/operation';
import { checkCode } from './check-code';
import { knownBrowserOf, withProof } from './known-browser';
import { sendCode } from './send-code';
import { endSession, signedInUser } from './session';
import type { SignInServices } from './sign-in-services';

const anonymous = { id: null, phone: null } as const;

/** The number as it is stored and compared (API-036). Throws `invalid_fields` for one that gets no messages. */
function requireMobile(entered: string): string {
  if (isAustralianMobile(entered)) return normalisePhone(entered);
  const message = 'Enter an Australian mobile number, such as 0412 345 678.';
  throw new ApiFailure('invalid_fields', message, { fields: { phone: message } });
}

/** Sign-in by phone and one-time code (API-035, API-036, D-12). */
export function authOperations(
  services: SignInServices,
): Pick<Operations, 'requestCode' | 'verifyCode' | 'getMe' | 'signOut'> {
  return {
    async requestCode({ body }, { site, visitor }) {
      const phone = requireMobile(body.phone);
      const browser = visitor.browser ?? randomUUID();
      const signIn = { site: site.slug, phone };
      const knownBrowser = knownBrowserOf(services.hash, visitor.knownBrowser, signIn, services.now());
      const outcome = await sendCode(services, {
        site,
        purpose: 'sign-in',
        phone,
        browser,
        knownBrowser,
        ip: visitor.ip,
        proof: body.proof ?? null,
      });
      return {
        body:
          outcome.kind === 'sent'
            ? { sent: true, resend_after: outcome.resendAfterS }
            : { sent: false, challenge: outcome.challenge },
        ...(visitor.browser === null ? { cookies: { visitor: browser } } : {}),
      };
    },

    async verifyCode({ body }, context) {
      const phone = requireMobile(body.phone);
      const { user, token } = await checkCode(services, context, {
        purpose: 'sign-in',
        phone,
        code: body.code,
      });
      const signIn = { site: context.site.slug, phone };
      const knownBrowser = withProof(services.hash, context.visitor.knownBrowser, signIn, services.now());
      return { body: user, cookies: { session: token, knownBrowser } };
    },

    async getMe(_input, context) {
      const user = await signedInUser(services, context);
      if (user) return { body: user };
      // A session that ran out is forgotten by the browser too: its pages can be shared again.
      return { body: anonymous, ...(context.visitor.session === null ? {} : { cookies: { session: null } }) };
    },

    async signOut(_input, { site, visitor }) {
      const { session } = visitor;
      if (session !== null) {
        await services.db.withSite(site.slug, (tx) => endSession(tx, services, session));
      }
      return {
        body: anonymous,
        cookies: { session: null },
        // The next person at this device does not find pages of the account by going back.
        headers: { 'clear-site-data': '"cache"' },
      };
    },
  };
}
