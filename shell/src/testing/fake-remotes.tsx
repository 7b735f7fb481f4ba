import { useSearchParams } from 'shared-routing';
import {
  contractVersion,
  defineRoute,
  defineSlot,
  type RemoteModule,
} from 'shared-contracts/remote/remote-module';
import { useLastEvent, usePublish } from 'shared-contracts/react';
import { fakeSearch } from './test-site';

export const entry = {
  id: 7,
  name: 'Toyota RAV4',
  slug: 'rav4',
  make: 'Toyota',
  model: 'RAV4',
  primary_image_url: null,
};

function Heart() {
  const publish = usePublish('search');
  return (
    <button type="button" onClick={() => publish('favourites:toggled', { entry, source: 'card' })}>
      Save
    </button>
  );
}

function SearchPage() {
  const [query] = useSearchParams();
  return (
    <>
      <h1>Search</h1>
      <p>Filter: {query.get('make') ?? 'none'}</p>
      <a href="/search?make=Toyota">Toyota</a>
      <a href="/cars/rav4">A car</a>
      <Heart />
    </>
  );
}

function VehiclePage() {
  const publish = usePublish('vehicle');
  const favourites = useLastEvent('favourites:changed');
  return (
    <>
      <h1>The car</h1>
      <p>Saved: {favourites?.items.map(({ name }) => name).join() || 'nothing'}</p>
      <button
        type="button"
        onClick={() => publish('leads:enquiry-requested', { car_id: 7, variant: 'full' })}
      >
        Enquire
      </button>
      <button type="button" onClick={() => publish('leads:test-drive-requested', { car_id: 8 })}>
        Test drive
      </button>
      <button type="button" onClick={() => publish('leads:photos-requested', { car_id: 9 })}>
        Photos
      </button>
      <button
        type="button"
        onClick={() =>
          publish('leads:similar-requested', {
            car_id: 10,
            car_name: 'RAV4',
            subcategory: 'Find me something similar',
          })
        }
      >
        Similar
      </button>
    </>
  );
}

export const page = (id: string, pattern: string, Component: () => React.ReactNode) =>
  defineRoute<{ at: string }>({
    id,
    pattern,
    gate: 'none',
    cache: 'shared',
    load: ({ url }) => Promise.resolve({ at: url.pathname }),
    Component,
    meta: () => ({ title: id, description: id, canonical: pattern }),
  });

const search = (): RemoteModule => ({
  ...fakeSearch(),
  routes: [page('search.results', '/search', SearchPage)],
});
export const vehicle = (): RemoteModule => ({
  contract: contractVersion,
  routes: [page('vehicle.page', '/cars/:slug', VehiclePage)],
  slots: {},
});
export const leads = (): RemoteModule => ({
  contract: contractVersion,
  routes: [page('leads.enquire', '/enquire', () => <h1>Enquiry page</h1>)],
  slots: {
    'leads.modal': defineSlot('leads.modal', {
      Component: ({ request, onClose }) => (
        <div role="dialog" aria-label={request.kind}>
          Car {'car_id' in request.payload ? request.payload.car_id : 'none'}
          <button type="button" onClick={onClose}>
            Close
          </button>
        </div>
      ),
    }),
  },
});
export const all = () => ({ search: search(), vehicle: vehicle(), leads: leads() });
