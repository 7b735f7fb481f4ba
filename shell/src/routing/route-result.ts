/**
 * What loading a page came to. Loaders never throw, so that one place decides what a visitor sees.
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

/** A redirect as loaders of a router throw it. */
export const redirectResponse = ({ status, location }: Redirect): Response =>
  new Response(null, { status, headers: { location } });
