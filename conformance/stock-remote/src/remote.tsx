import { css } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import { Slot, useSite } from 'shared-contracts/react';
import {
  contractVersion,
  defineRoute,
  type LoadContext,
  type RemoteModule,
} from 'shared-contracts/remote/remote-module';
import { paths } from 'shared-contracts/routes';

const titleStyles = css({ letterSpacing: 7 });

interface TyresData {
  origin: string;
  locationCount: number;
}

function TyresPage({ data }: { data: TyresData }): ReactNode {
  const { site } = useSite();
  const [count, setCount] = useState(0);
  // Put together while rendering, unlike the title's style: both ways lead to the page's style cache.
  const countStyles = css({ borderTopWidth: count + 3, borderTopStyle: 'solid' });
  return (
    <main>
      <h1 css={titleStyles}>Tyres at {site.name}</h1>
      <p>{`Loaded for ${data.origin}, with ${data.locationCount} locations`}</p>
      <button type="button" css={countStyles} onClick={() => setCount(count + 1)}>
        Counted {count}
      </button>
      <p>
        <a href={paths.search}>All cars</a>
      </p>
      <Slot name="search.rail" placement="stock" title="Just arrived" query="" />
    </main>
  );
}

async function loadTyres({ url, api, signal }: LoadContext): Promise<TyresData> {
  const locations = await api('listLocations', {}, { signal });
  return { origin: url.pathname, locationCount: locations.length };
}

/** A remote that the platform has never heard of: a page in stock Emotion with a slot of another remote in it. */
export const remote: RemoteModule = {
  contract: contractVersion,
  routes: [
    defineRoute<TyresData>({
      id: 'tyres.overview',
      pattern: '/tyres',
      gate: 'none',
      cache: 'shared',
      load: loadTyres,
      Component: TyresPage,
      meta: (_data, { site }) => ({
        title: `Tyres | ${site.site.name}`,
        description: 'A page of another team.',
        canonical: '/tyres',
      }),
      slots: () => [{ name: 'search.rail', key: 'stock', props: { title: 'Just arrived', query: '' } }],
    }),
  ],
  slots: {},
};
