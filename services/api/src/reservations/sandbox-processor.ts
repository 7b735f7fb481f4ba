import type { PaymentProcessor } from './payment-processor';

/** Where no provider is connected: money never moves, and the token itself says what happens. */
export const sandboxProcessor: PaymentProcessor = {
  key: 'sandbox',
  take({ token, reference }) {
    if (/^sandbox-approve-[\w-]+$/.test(token)) {
      return Promise.resolve({ kind: 'paid', paymentId: `sandbox-${reference}` });
    }
    const isDeclined = /^sandbox-decline-[\w-]+$/.test(token);
    return Promise.resolve({
      kind: 'declined',
      message: isDeclined
        ? 'Your payment was declined. Please try another card.'
        : 'This payment could not be read. Please enter it again.',
    });
  },
  giveBack: () => Promise.resolve(),
};
