import { makeLocation } from 'shared-contracts/testing';
import { toDealerLocation, type DealerLocation } from '../dealer-location/dealer-location';

/** A location of the pages, from a location that a test changes. */
export const makeDealerLocation = (
  changes: Parameters<typeof makeLocation>[0] = {},
  more: Partial<DealerLocation> = {},
): DealerLocation => ({
  ...toDealerLocation(makeLocation(changes), [], 'Australia/Brisbane'),
  ...more,
});
