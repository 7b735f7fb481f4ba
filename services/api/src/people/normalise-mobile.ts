import { isAustralianMobile, normalisePhone } from 'shared-rules/phone';

/** A mobile number in any spelling as it is stored and compared, "0412345678"; null for what is none. */
export const normaliseMobile = (entered: string): string | null =>
  isAustralianMobile(entered) ? normalisePhone(entered) : null;
