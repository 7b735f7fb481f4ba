export { FormErrorSummary } from './feedback/form-error-summary';
export type { FormError, FormErrorSummaryProps } from './feedback/form-error-summary';
