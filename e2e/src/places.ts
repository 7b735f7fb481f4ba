import type { RemoteName } from 'shared-contracts/slots';
import type { Car } from 'shared-contracts/entities/car';
import { carPath, sites } from './sites';
import { findCar, hasPlainPrice } from './stock';

/** A page that holds a remote's work beside that of others. */
export interface Place {
  path: () => string | Promise<string>;
  /** Something on that page that is not the remote's. */
  neighbour: string;
  /** What the remote draws there. */
  own: string;
  /** The page is about something else. */
  isPart?: true;
}

/** Dear enough for a figure of more than a few dollars. */
const isFinanced = (car: Car): boolean => hasPlainPrice(car) && (car.price ?? 0) > 20_000;

/** Where the parts of each remote are tried while they are broken. */
export const places: Record<RemoteName, Place> = {
  search: { path: () => '/search', neighbour: 'footer h2', own: 'article[data-car]' },
  vehicle: { path: () => carPath('harbour'), neighbour: 'footer h2', own: '[data-remote^="vehicle@"] h1' },
  finance: {
    path: async () => `/cars/${(await findCar('harbour', 'with finance', isFinanced)).slug}`,
    neighbour: '[data-remote^="vehicle@"] h1',
    own: '[data-slot="finance.box"] dl',
    isPart: true,
  },
  leads: {
    path: () => '/contact',
    neighbour: '[data-remote^="locations@"] h1',
    own: '[data-slot="leads.form"] form',
    isPart: true,
  },
  locations: {
    path: () => `/locations/${sites.harbour.location}`,
    neighbour: 'footer h2',
    own: '[data-remote^="locations@"] h1',
  },
};
