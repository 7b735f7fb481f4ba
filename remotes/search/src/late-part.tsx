import { createElement, Suspense, use, type FunctionComponent, type ReactNode } from 'react';

/** A block whose code is a file of its own, so that pages without it do not carry it. */
export interface LatePart<Props> {
  Component: FunctionComponent<Props>;
  /** Fetches the code, once. */
  code: () => Promise<unknown>;
  /** A slot's `load` that also waits for the code, so that the server draws the block at once. */
  withCode: <Args extends unknown[], Data>(
    load: (...args: Args) => Promise<Data>,
  ) => (...args: Args) => Promise<Data>;
}

/**
 * Splits a block off. In the browser the server's markup stays in place, as a form that works, until the code is
 * there; a failure is the slot's own, and its retry fetches again.
 */
export function latePart<Props extends object>(
  fetchPart: () => Promise<FunctionComponent<Props>>,
): LatePart<Props> {
  let part: FunctionComponent<Props> | undefined;
  let underWay: Promise<FunctionComponent<Props>> | undefined;
  const fetch = (): Promise<FunctionComponent<Props>> => {
    underWay ??= fetchPart().then(
      (fetched) => {
        part = fetched;
        return fetched;
      },
      (error: unknown) => {
        underWay = undefined;
        throw error;
      },
    );
    return underWay;
  };
  const Late = (props: Props): ReactNode => createElement(part ?? use(fetch()), props);
  return {
    code: fetch,
    Component: (props) => <Suspense fallback={null}>{createElement(Late, props)}</Suspense>,
    withCode:
      (load) =>
      async (...args) => {
        const [data] = await Promise.all([load(...args), fetch()]);
        return data;
      },
  };
}
