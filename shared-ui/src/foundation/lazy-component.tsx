import {
  createElement,
  memo,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { onNearViewport } from './on-near-viewport';
import { watchTries } from './render-tries';
import { useIsHydrating } from './use-is-hydrating';

/** A block whose code is a file of its own, so that pages without it do not carry it. */
export interface LazyComponent<Props> {
  Component: FunctionComponent<Props>;
  /** Fetches the code, once. */
  code: () => Promise<unknown>;
  /** A slot's `load` that also waits for the code, so that the server renders the block at once. */
  withChunk: <Args extends unknown[], Data>(
    load: (...args: Args) => Promise<Data>,
  ) => (...args: Args) => Promise<Data>;
}

export interface LazyComponentOptions {
  /** Fetch the code when the block is rendered, or not before it comes near the view. */
  readonly when?: 'render' | 'near';
}

/** A promise that is settled from outside. */
function arrivalOf<Value>() {
  let arrive: (value: Value) => void = () => undefined;
  let fail: (reason: unknown) => void = () => undefined;
  const promise = new Promise<Value>((resolve, reject) => {
    arrive = resolve;
    fail = reject;
  });
  return { promise, arrive, fail };
}

/**
 * Splits a block off. In the browser the server's markup stays in place, as a form that works, until the code is
 * there; a failure is the slot's own, and its retry fetches again.
 */
export function lazyComponent<Props extends object>(
  fetchPart: () => Promise<FunctionComponent<Props>>,
  { when = 'render' }: LazyComponentOptions = {},
): LazyComponent<Props> {
  type Part = FunctionComponent<Props>;
  let part: Part | undefined;
  let underWay: Promise<Part> | undefined;
  const fetch = (): Promise<Part> => {
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
  type Arrival = () => Promise<Part>;
  // One that began to wait goes on by its promise, also when the code is there by then: React counts calls of `use`.
  const Loaded = ({ there, arrival, props }: { there: Part | undefined; arrival: Arrival; props: Props }) =>
    createElement(there ?? use(arrival()), props);
  // New props of a block that still waits would take the server's markup away, so equal ones must not count as new.
  const Waiting = memo(
    ({ there, arrival, ...props }: Props & { there: Part | undefined; arrival: Arrival }) => (
      <Suspense fallback={null}>
        <Loaded
          there={there}
          arrival={arrival}
          props={props as unknown as Props /* what is left is the block's own */}
        />
      </Suspense>
    ),
  );
  const Rendered = (props: Props): ReactNode => {
    const [{ there, arrival }] = useState(() => {
      let awaited: Promise<Part> | undefined;
      // One fetch for each mount: a render that began another would never learn that the last one failed.
      return { there: part, arrival: (): Promise<Part> => (awaited ??= fetch()) };
    });
    return createElement(Waiting, { ...props, there, arrival });
  };
  const NearViewport = (props: Props): ReactNode => {
    const place = useRef<HTMLDivElement>(null);
    const isHydrating = useIsHydrating();
    const [{ there, arrival, bring }] = useState(() => {
      const { promise, arrive, fail } = arrivalOf<Part>();
      const fetchNow = (): void => void fetch().then(arrive, fail);
      const isChanged = watchTries();
      return {
        there: part,
        bring: fetchNow,
        // Only markup that stands there already waits for the view, and no longer than what is above it stays the same:
        // a change is shown together with this block.
        arrival: (): Promise<Part> => {
          if (!isHydrating || isChanged()) fetchNow();
          return promise;
        },
      };
    });
    useEffect(() => (place.current ? onNearViewport(place.current, bring) : undefined), [bring]);
    return <div ref={place}>{createElement(Waiting, { ...props, there, arrival })}</div>;
  };
  return {
    code: fetch,
    Component: when === 'near' ? NearViewport : Rendered,
    withChunk:
      (load) =>
      async (...args) => {
        const [data] = await Promise.all([load(...args), fetch()]);
        return data;
      },
  };
}
