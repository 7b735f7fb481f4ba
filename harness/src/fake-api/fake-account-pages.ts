import type { ApiInput, ApiOutput } from 'shared-contracts/api/endpoints';
import type { SpinState } from 'shared-contracts/entities/spin';
import { ApiFailure } from 'shared-contracts/errors';

const prizes = [
  { name: 'Free service', weight: 1, wins: true },
  { name: 'Coffee', weight: 9, wins: true },
  { name: 'No prize this time', weight: 10, wins: false },
];

/** The draw and the payments of a site: the wheel gives its first prize, once, and a payment is declined by its token. */
export function fakeAccountPages() {
  let spin: SpinState['spin'] = null;
  return {
    getSpin: (): ApiOutput<'getSpin'> => ({
      prizes,
      terms: 'Open to adults in Queensland.',
      ends_on: null,
      is_open: true,
      spin,
    }),
    spinWheel: (): ApiOutput<'spinWheel'> => {
      spin ??= {
        prize: 'Free service',
        wins: true,
        reference: 'S-TEST-SPIN',
        spun_at: '2026-11-20T02:00:00Z',
      };
      return spin;
    },
    payInvoice: ({ body }: ApiInput<'payInvoice'>): ApiOutput<'payInvoice'> => {
      if (!body?.payment_token.startsWith('sandbox-decline-')) return { reference: 'P-TEST-PAID' };
      const message = 'Your payment was declined. Please try another card.';
      throw new ApiFailure('invalid_fields', message, { fields: { payment_token: message } });
    },
  };
}
