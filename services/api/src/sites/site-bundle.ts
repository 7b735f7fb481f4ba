import type { Problem } from 'shared-contracts/site-config';
import type { SanitisedSite } from './sanitise-site';

/** One site as its folder describes it, checked and its HTML sanitised. Stock and locations live in the database. */
export interface SiteBundle extends SanitisedSite {
  slug: string;
  /** Absolute path of the site's folder: logo, favicon and pictures. */
  folder: string;
  /** What its files say that no page shows: unknown blocks, HTML that was taken out. */
  warnings: readonly Problem[];
}

/** A file of a site that cannot be used. `path` names the key, after the file's name when it is not site.json. */
export interface RefusedSite extends Problem {
  /** Folder name of the site. */
  site: string;
  /** The last good config of this site is still served. */
  live: boolean;
}

/** All sites of the installation, kept in step with their files. */
export interface SiteStore {
  all(): SiteBundle[];
  bySlug(slug: string): SiteBundle | undefined;
  /** By a host name without port, any case. A host of a refused site that was never loaded gives `refused`. */
  byHost(host: string): SiteBundle | 'refused' | undefined;
  /** What is wrong with sites that could not be loaded, or whose last change could not (DEL-011). */
  refused(): RefusedSite[];
  /** Called after every change that took effect or was refused; returns the unsubscriber. */
  onChange(listener: (change: { changed: string[]; removed: string[] }) => void): () => void;
  /** Reads the files again now instead of waiting for the watcher. */
  reload(): Promise<void>;
  close(): Promise<void>;
}
