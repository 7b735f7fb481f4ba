import type { CallApi } from 'shared-contracts/api/endpoints';
import type { SearchClient } from 'shared-contracts/remote/remote-module';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import type { Candidate, Versions } from './trial-parts';

/** A site whose pages are rendered. */
export interface TrialSite {
  slug: string;
  /** Address of the site. */
  origin: string;
  site: PublicTenantConfig;
  /** Paths with their queries. */
  pages: readonly string[];
  /** Paths of its cars: the one of which most is known first, then others that differ. */
  carPages: readonly string[];
}

/** What is rendered: pages of sites, with candidates among what is live. */
export interface SmokeJob {
  /** None in a control run. */
  candidates: readonly Candidate[];
  artifacts: string;
  /** Of the neighbours, and of what is live. */
  versions: Versions;
  sites: readonly TrialSite[];
  /** Whether documents are wanted, not only what runs are compared by. */
  keepsHtml: boolean;
  /** Milliseconds for one page. */
  pageMs: number;
  /** Whether each page has the process to itself, to find the one that holds it. */
  isOneByOne: boolean;
}

/** Live data of a site. */
export interface SmokeServices {
  api: (site: string) => CallApi;
  search: (site: string) => SearchClient;
  now: () => Date;
}
