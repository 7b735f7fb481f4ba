/** Conditions a vehicle is sold in. Here without schemas, for pages that never parse. */
export const carTypes = ['new', 'used', 'demo'] as const;
