/** @jsxImportSource react */
import { useState, type FormEvent, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Configure,
  InstantSearch,
  useHits,
  usePagination,
  useRange,
  useRefinementList,
  useSearchBox,
  useStats,
  type InstantSearchProps,
} from 'react-instantsearch';
import { imageUrl } from 'shared-contracts/images';
import { rangeFilterNames, type FilterName } from 'shared-contracts/entities/search';
import type { CarDocument } from 'shared-contracts/search/index-document';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { createGatewayClient } from './gateway-client';

/*
 * The results page once more with React InstantSearch: the same filters, words, cards and pages, without the rest of
 * a site. Where this page shows less than ours, it is at an advantage.
 */

type Client = NonNullable<InstantSearchProps['searchClient']>;

/** Values of a list that ours shows as well. */
const valuesShown = 60;
const isRange = (name: string): boolean => (rangeFilterNames as readonly string[]).includes(name);
const number = new Intl.NumberFormat('en-AU');

function ListFilter({ name }: { name: FilterName }): ReactNode {
  const { items, refine } = useRefinementList({ attribute: name, operator: 'or', limit: valuesShown });
  if (items.length === 0) return null;
  return (
    <details open>
      <summary>{name}</summary>
      {items.map(({ value, label, count, isRefined }) => (
        <label key={value}>
          <input
            type="checkbox"
            name={name}
            value={value}
            checked={isRefined}
            onChange={() => refine(value)}
          />
          {label} <span>{number.format(count)}</span>
        </label>
      ))}
    </details>
  );
}

function RangeFilter({ name }: { name: FilterName }): ReactNode {
  const { range, refine } = useRange({ attribute: name });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const [min, max] = [...new FormData(event.currentTarget).values()].map(Number);
    refine([min || undefined, max || undefined]);
  };
  return (
    <details open>
      <summary>{name}</summary>
      <form onSubmit={submit}>
        <input name="min" type="number" aria-label={`${name} from`} placeholder={String(range.min ?? '')} />
        <input name="max" type="number" aria-label={`${name} to`} placeholder={String(range.max ?? '')} />
        <button>Go</button>
      </form>
    </details>
  );
}

/** Searches once typing pauses, after the same pause as ours. */
function QueryBox({ debounceMs }: { debounceMs: number }): ReactNode {
  const [timer, setTimer] = useState<number>();
  const { refine } = useSearchBox();
  return (
    <input
      type="search"
      name="query"
      aria-label="Search our cars"
      onChange={({ currentTarget: { value } }) => {
        clearTimeout(timer);
        setTimer(window.setTimeout(() => refine(value.trim()), debounceMs));
      }}
    />
  );
}

function Card({ car, images }: { car: CarDocument; images: PublicTenantConfig['images'] }): ReactNode {
  const picture = imageUrl(images, car.primary_image_url, { width: 480 });
  const facts = [
    car.km === null ? null : `${number.format(car.km)} km`,
    car.simple_transmission,
    car.simple_fuel,
    car.simple_body,
  ];
  return (
    <li>
      <article>
        {picture ? <img src={picture} alt="" loading="lazy" /> : <span>No picture</span>}
        <h3>
          <a href={car.path}>{car.name}</a>
        </h3>
        <p>{car.badge}</p>
        <p>{car.price === null ? 'Contact us' : `$${number.format(car.price)}`}</p>
        <ul>{facts.map((fact) => (fact === null ? null : <li key={fact}>{fact}</li>))}</ul>
        <p>{car.location_name}</p>
        <button type="button">Save</button>
        <button type="button">Compare</button>
        <a href={`${car.path}#enquire`}>Enquire</a>
      </article>
    </li>
  );
}

function Results({ images }: { images: PublicTenantConfig['images'] }): ReactNode {
  const { items } = useHits<CarDocument & { objectID: string }>();
  const { nbHits } = useStats();
  const { pages, refine, currentRefinement } = usePagination();
  return (
    <section aria-label="Results">
      <p role="status">{number.format(nbHits)} cars</p>
      <ul>
        {items.map((car) => (
          <Card key={car.id} car={car} images={images} />
        ))}
      </ul>
      <nav aria-label="Pages">
        {pages.map((page) => (
          <button key={page} type="button" disabled={page === currentRefinement} onClick={() => refine(page)}>
            {page + 1}
          </button>
        ))}
      </nav>
    </section>
  );
}

function Page({ site, url }: { site: PublicTenantConfig; url: string }): ReactNode {
  const { search } = site;
  const [client] = useState(
    () => createGatewayClient({ url, key: site.site.search.key }) as unknown as Client,
  ); // of its types, the part that is used
  return (
    <InstantSearch
      searchClient={client}
      indexName={search.index}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <Configure hitsPerPage={search.hitsPerPage} />
      <main>
        <QueryBox debounceMs={search.queryDebounceMs} />
        <aside aria-label="Filters">
          {site.site.search_filters.map((name) =>
            isRange(name) ? <RangeFilter key={name} name={name} /> : <ListFilter key={name} name={name} />,
          )}
        </aside>
        <Results images={site.images} />
      </main>
    </InstantSearch>
  );
}

const start = document.getElementById('start');
const root = document.getElementById('root');
if (!start || !root) throw new Error('The page lacks its config or its root.');
const { site, url } = JSON.parse(start.textContent) as { site: PublicTenantConfig; url: string }; // written by the page's server
createRoot(root).render(<Page site={site} url={url} />);
