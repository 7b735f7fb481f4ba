import {
  createElement,
  lazy,
  memo,
  Suspense,
  useEffect,
  useRef,
  useState,
  type FunctionComponent,
} from 'react';

/** A part of the frame whose code is a file of its own. */
export interface LazyPart<Props> {
  Component: FunctionComponent<Props>;
  /** Fetches the code: the server renders the part once this has resolved. */
  code: () => Promise<unknown>;
}

/** An element that lays out its children as if it were not there. */
const transparent = { display: 'contents' };

/**
 * Splits a part off the frame. The server's markup stays until the code is there, and for good when it does not come: a
 * page must not fail for want of it, and the next page must not wait for it. Smaller than `lazyComponent`, which every
 * page would have to carry for the frame.
 *
 * @param shownOn media query of the screens that show the part, where not all do: others fetch its code when they become one
 */
export function lazyPart<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  shownOn?: string,
): LazyPart<Props> {
  let part: FunctionComponent<Props> | undefined;
  const code = async (): Promise<{ default: FunctionComponent<Props> }> => {
    part = await load();
    return { default: part };
  };
  const hiddenBy = (): MediaQueryList | null => {
    const query = shownOn && typeof window.matchMedia === 'function' ? window.matchMedia(shownOn) : null;
    return query?.matches ? null : query;
  };
  const whenShown = async (): ReturnType<typeof code> => {
    const query = hiddenBy();
    if (query) await new Promise((resolve) => query.addEventListener('change', resolve, { once: true }));
    return code();
  };
  let underWay: ReturnType<typeof code> | undefined;
  const arrive = (): ReturnType<typeof code> => (underWay ??= whenShown());
  // A boundary whose code does not come is not rendered anew: `LazyPart` takes over what stands there.
  const Awaited: FunctionComponent<Props> = lazy(() =>
    arrive().catch(() => new Promise<never>(() => undefined)),
  );

  function LazyPart(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    // One that began to wait goes on waiting, also when the code is there by then.
    const [Part, become] = useState(() => part ?? Awaited);
    // allow raw-html: see below
    const [kept, keep] = useState<{ __html: string }>();
    useEffect(() => {
      // allow raw-html: the server's own markup of this part, which no code of the page has touched
      const keepMarkup = (): void => keep({ __html: place.current?.innerHTML ?? '' });
      if (Part !== Awaited) return;
      if (!hiddenBy()) return void arrive().catch(keepMarkup);
      keepMarkup();
      arrive().then(
        (loaded) => become(() => loaded.default),
        () => undefined,
      );
    }, [Part]);
    const markup = Part === Awaited ? kept : undefined;
    // A boundary that waits for good would hold back every later page.
    // allow raw-html: see above
    if (markup) return <div key="kept" style={transparent} dangerouslySetInnerHTML={markup} />;
    return (
      <div ref={place} style={transparent}>
        <Suspense fallback={null}>{createElement(Part, props)}</Suspense>
      </div>
    );
  }
  // Equal props must not count as new: a change above a part that waits has to wait for it.
  return { code, Component: memo(LazyPart) };
}
