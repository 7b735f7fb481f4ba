import type { CarType } from 'shared-contracts/entities/scalars';
import { bodyTypes, indexedBody, type BodyType } from 'shared-contracts/search/index-document';

/** The five paths with a fixed meaning (SRC-002, SRC-003). */
export const fixedSegments: Readonly<Record<string, CarType[]>> = {
  'used-cars': ['used'],
  'new-cars': ['new'],
  'demo-cars': ['demo'],
  'new-and-demo-cars': ['new', 'demo'],
  'new-used-and-demo-cars': ['new', 'used', 'demo'],
};

/** URL word of a body type: `peopleMover` is "people-mover". */
export const bodySlug = (body: BodyType): string => body.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();

/** Body type of a URL word, or null for anything else. */
export function bodyOfSlug(slug: string): BodyType | null {
  const body = bodyTypes.find((candidate) => bodySlug(candidate) === slug);
  return body ? indexedBody(body) : null;
}
