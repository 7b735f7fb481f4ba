import type { PageMeta, HeroImage } from 'shared-contracts/remote/remote-module';

/**
 * What loading a page came to. Loaders never throw, so that one place decides what a visitor sees.
 * `meta` and `jsonLd` fill the head; they are made where the data was loaded.
 */
export type RouteResult =
  | { kind: 'ready'; data: unknown; slots: Record<string, unknown>; origin: 'server' | 'client' }
  | { kind: 'not-found' }
  | { kind: 'unavailable' };

/** A page that sends the visitor elsewhere. */
export interface Redirect {
  kind: 'redirect';
  status: number;
  location: string;
}

/** Head of a page in the form both the server and the browser write it. */
export interface PageHead {
  meta: PageMeta;
  jsonLd: object[];
  heroImage: HeroImage | null;
}
