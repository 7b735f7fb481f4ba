import type { RemoteName } from 'shared-contracts/slots';
import { carPath, sites } from './sites';

/** A page that holds a remote's work beside that of others. */
export interface Place {
  path: () => string | Promise<string>;
  /** Something on that page that is not the remote's. */
  neighbour: string;
  /** What the remote draws there. */
  own: string;
}

/** Where the parts of each remote are tried while they are broken. */
export const places: Record<RemoteName, Place> = {
  search: { path: () => '/search', neighbour: 'footer h2', own: 'article[data-car]' },
  vehicle: { path: () => carPath('harbour'), neighbour: 'footer h2', own: '[data-remote^="vehicle@"] h1' },
  finance: {
    path: () => carPath('harbour', 'price=15000-60000'),
    neighbour: '[data-remote^="vehicle@"] h1',
    own: '[data-slot="finance.box"] dl',
  },
  leads: {
    path: () => '/contact',
    neighbour: '[data-remote^="locations@"] h1',
    own: '[data-slot="leads.form"] form',
  },
  locations: {
    path: () => `/locations/${sites.harbour.location}`,
    neighbour: 'footer h2',
    own: '[data-remote^="locations@"] h1',
  },
};
