/** Names of the two steps of a finance form: what the shopper wants, then who she is. */
export const financeSteps = ['Your finance', 'Your details'] as const;

/** Fields of the first step; all others stand in the last. */
const wishFields: readonly string[] = [
  'budget',
  'category',
  'location',
  'dealership_slug',
  'Rego',
  'additional_services',
  'message',
];

/** Number of the step in which a field stands. */
export const stepOf = (field: string): number => (wishFields.includes(field) ? 0 : 1);
