import type { CarCard } from 'shared-contracts/entities/car-card';
import type { PageRelease, ReleaseName } from 'shared-contracts/remote/composition';
import {
  contractVersion,
  defineRoute,
  defineSlot,
  type RemoteModule,
} from 'shared-contracts/remote/remote-module';
import { usePublish } from 'shared-contracts/react';
import type { PageReleases } from '../platform/remote-registry';

/** Asks for a car to be taken out of the watchlist, as the search remote's cards do. */
function TakeOut({ car: { id, name, slug } }: { car: CarCard }) {
  const publish = usePublish('search');
  const request = { car_id: id, car_name: name, slug };
  return (
    <button type="button" onClick={() => publish('watchlist:remove-requested', request)}>
      Remove {name}
    </button>
  );
}

/** Asks for it to be put back, as the tile in its place does. */
function PutBack({ car: { id, name, slug } }: { car: CarCard }) {
  const publish = usePublish('search');
  const request = { car_id: id, car_name: name, slug };
  return (
    <button type="button" onClick={() => publish('watchlist:save-requested', request)}>
      Undo: save {name} again
    </button>
  );
}

/** A search remote with one page, and the slots of the home page. */
export const fakeSearch = (): RemoteModule => ({
  contract: contractVersion,
  routes: [
    defineRoute<{ query: string }>({
      id: 'search.results',
      pattern: '/search',
      gate: 'none',
      cache: 'shared',
      load: ({ url }) => Promise.resolve({ query: url.search }),
      Component: ({ data }) => <h1>Results for {data.query || 'everything'}</h1>,
      meta: () => ({ title: 'Cars for sale', description: 'All cars.', canonical: '/search' }),
    }),
  ],
  slots: {
    'search.entry': defineSlot('search.entry', {
      Component: () => <button type="button">Show Me 12 cars</button>,
    }),
    'search.rail': defineSlot<'search.rail', { cars: string[] }>('search.rail', {
      load: () => Promise.resolve({ cars: ['2021 Toyota RAV4'] }),
      Component: ({ title, data }) => (
        <div>
          <h2>{title}</h2>
          {data.cars.join()}
        </div>
      ),
    }),
    'search.cards': defineSlot('search.cards', {
      Component: ({ cards, remove, removedIds = [], notes = {}, headingLevel, rail }) => {
        const Heading = `h${headingLevel}` as const;
        const list = cards.map((car) =>
          removedIds.includes(car.id) ? (
            <PutBack key={car.id} car={car} />
          ) : (
            <article key={car.id}>
              <Heading>{car.name}</Heading>
              <p>{notes[car.id]?.text}</p>
              {remove === 'none' ? null : <TakeOut car={car} />}
            </article>
          ),
        );
        return rail === undefined ? list : <section aria-label={rail}>{list}</section>;
      },
    }),
    'search.budget': defineSlot('search.budget', { Component: () => <p>Budget widget</p> }),
  },
});

/** Where the browser would find a release that declares the routes of a module. */
const releaseOf = (name: ReleaseName, module?: RemoteModule): PageRelease => ({
  name,
  version: '1.2.3',
  base: `/assets/${name}/1.2.3/web/`,
  entry: name === 'shell' ? 'main.js' : 'remoteEntry.js',
  chunks: name === 'shell' ? [] : ['remote.js'],
  routes: (module?.routes ?? []).map(({ id, pattern, gate, cache, frame }) => ({
    id,
    pattern,
    gate,
    cache,
    ...(frame ? { frame } : {}),
  })),
});

/** Releases of the shell and of the remotes given. */
export const releasesOf = (remotes: Record<ReleaseName, RemoteModule>): PageReleases => ({
  shell: releaseOf('shell'),
  ...Object.fromEntries(Object.entries(remotes).map(([name, module]) => [name, releaseOf(name, module)])),
});
