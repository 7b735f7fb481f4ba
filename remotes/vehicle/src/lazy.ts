import { lazyComponent } from 'shared-ui/lazy-component';
import type { CheckoutData } from './checkout/load-checkout';
import type { PaymentData } from './online-payment/load-payment';
import type { ListingData } from './print/load-listing';

// Few shoppers of a car reserve or print it or pay an invoice, so each of these pages is a chunk of its own.

export const checkoutPage = lazyComponent<{ data: CheckoutData }>(
  async () => (await import(/* webpackChunkName: 'checkout' */ './checkout/checkout-page')).CheckoutPage,
);
export const printPage = lazyComponent<{ data: ListingData }>(
  async () => (await import(/* webpackChunkName: 'print' */ './print/print-page')).PrintPage,
);
export const onlinePaymentPage = lazyComponent<{ data: PaymentData }>(
  async () =>
    (await import(/* webpackChunkName: 'online-payment' */ './online-payment/payment-page')).PaymentPage,
);
