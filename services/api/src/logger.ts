/**
 * Structured log. Fields never hold personal details: no names, addresses, phone numbers or postcodes.
 * Fastify's and pino's loggers fit.
 */
export interface Logger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
