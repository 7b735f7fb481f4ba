import { createElement, lazy, Suspense, useState, type FunctionComponent } from 'react';

/** A part of the frame whose code is a file of its own. */
export interface LazyPart<Props> {
  Component: FunctionComponent<Props>;
  /** Fetches the code: the server renders the part once this has resolved. */
  code: () => Promise<unknown>;
}

/**
 * Splits a part off the frame. The server's markup stays until the code is there, and for good when it does not come: a
 * page must not fail for want of it. Smaller than `lazyComponent`, which every page would have to carry for the frame.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): LazyPart<Props> {
  let part: FunctionComponent<Props> | undefined;
  const code = async (): Promise<{ default: FunctionComponent<Props> }> => {
    part = await load();
    return { default: part };
  };
  const Awaited: FunctionComponent<Props> = lazy(() =>
    code().catch(() => new Promise<never>(() => undefined)),
  );
  return {
    code,
    Component: function LazyPart(props) {
      // One that began to wait goes on waiting, also when the code is there by then.
      const [Part] = useState(() => part ?? Awaited);
      return createElement(Suspense, { fallback: null }, createElement(Part, props));
    },
  };
}
