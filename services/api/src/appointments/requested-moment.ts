/** ISO 8601 with offset, as forms send it; anything else is words of the shopper. */
const isoMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** The moment that a form asks for (API-020); null for none, and for a text that is no moment. */
export function requestedMoment(text = ''): Date | null {
  const moment = new Date(text);
  return isoMoment.test(text) && !Number.isNaN(moment.getTime()) ? moment : null;
}
