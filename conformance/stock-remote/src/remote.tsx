import { css } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Slot, useSite } from 'shared-contracts/react';
import { contractVersion, defineRoute, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { paths } from 'shared-contracts/routes';

const titleStyles = css({ letterSpacing: 7 });

function LocatorPage({ data }: { data: { origin: string } }): ReactNode {
  const { site } = useSite();
  const [count, setCount] = useState(0);
  // Put together while rendering, unlike the title's style: both ways lead to the page's style cache.
  const countStyles = css({ borderTopWidth: count + 3, borderTopStyle: 'solid' });
  return (
    <main>
      <h1 css={titleStyles}>Locations of {site.name}</h1>
      <p>{`Loaded for ${data.origin}`}</p>
      <button type="button" css={countStyles} onClick={() => setCount(count + 1)}>
        Counted {count}
      </button>
      <p>
        <Link to={paths.search}>All cars</Link>
      </p>
      <Slot name="search.rail" placement="stock" title="Just arrived" query="" />
    </main>
  );
}

/** A page in stock Emotion with a slot of another remote in it. */
export const remote: RemoteModule = {
  contract: contractVersion,
  routes: [
    defineRoute<{ origin: string }>({
      id: 'locations.locator',
      pattern: paths.dealerLocator,
      gate: 'none',
      cache: 'shared',
      load: ({ url }) => Promise.resolve({ origin: url.pathname }),
      Component: LocatorPage,
      meta: (_data, { site }) => ({
        title: `Stock locations | ${site.site.name}`,
        description: 'A page of another team.',
        canonical: paths.dealerLocator,
      }),
      slots: () => [{ name: 'search.rail', key: 'stock', props: { title: 'Just arrived', query: '' } }],
    }),
  ],
  slots: {},
};
