import { StrictMode, Suspense, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router-dom';
import { createPlatform, type Platform } from './platform';
import { loadHostKit, loadRemoteModule, type Part } from './remotes';

interface Car {
  slug: string;
  price: number | null;
  subscription_price: number | null;
}

/** One slot or page with its data. */
async function renderPart(part: Part | undefined, props: object, ...input: unknown[]): Promise<ReactNode> {
  if (!part) throw new Error('The remote has no such slot or page.');
  const data = (await part.load?.(...input)) ?? null;
  return <part.Component {...props} data={data} />;
}

async function renderParts(platform: Platform): Promise<Record<string, ReactNode>> {
  const cars = (await platform.api('listCars', { query: { limit: 100 } })) as Car[]; // the API's own answer
  // One with a subscription is not financed.
  const car = cars.find(({ price, subscription_price: subscription }) => price && !subscription);
  if (!car) throw new Error('The platform has no car that can be financed.');
  const services = { ...platform, signal: new AbortController().signal };
  const slot = async (name: string, slotName: string, props: object): Promise<ReactNode> => {
    const { slots } = await loadRemoteModule(name);
    return renderPart(slots[slotName], props, props, services);
  };
  const { routes } = await loadRemoteModule('vehicle');
  const url = new URL(`/cars/${car.slug}`, window.location.origin);
  return {
    search: await slot('search', 'search.rail', { title: 'Just arrived', query: '' }),
    vehicle: await renderPart(
      routes.find(({ id }) => id === 'vehicle.detail'),
      {},
      { ...services, url, params: { slug: car.slug } },
    ),
    finance: await slot('finance', 'finance.calculator', { car }),
    leads: await slot('leads', 'leads.form', { category: 'General Enquiry', title: 'Ask us anything' }),
    locations: await slot('locations', 'locations.overview', { limit: 3 }),
  };
}

async function start(): Promise<void> {
  const kit = await loadHostKit();
  const platform = await createPlatform(kit);
  const parts = await renderParts(platform);
  const router = createMemoryRouter([{ path: '*' }]);
  const root = document.createElement('main');
  document.body.append(root);
  createRoot(root).render(
    <StrictMode>
      <kit.RouterBinding router={router}>
        <kit.PlatformProvider value={platform}>
          {Object.entries(parts).map(([name, part]) => (
            <section key={name} aria-label={name} style={{ minHeight: 320 }}>
              <Suspense>{part}</Suspense>
            </section>
          ))}
        </kit.PlatformProvider>
      </kit.RouterBinding>
    </StrictMode>,
  );
}

void start();
