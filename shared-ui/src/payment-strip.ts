export { PaymentStrip } from './payment/payment-strip';
export type { PaymentMark, PaymentStripProps } from './payment/payment-strip';
