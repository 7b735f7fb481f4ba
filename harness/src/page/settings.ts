import type { FakeBehaviour } from '../fake-api/behaviour';

/** Where a page's data comes from, and how it behaves. */
export const apiModes = ['fake', 'slow', 'fail', 'hang', 'empty', 'real'] as const;
export type ApiMode = (typeof apiModes)[number];

export const apiModeLabels: Record<ApiMode, string> = {
  fake: 'Fake data',
  slow: 'Fake, slow',
  fail: 'Fake, failing',
  hang: 'Fake, never answers',
  empty: 'Fake, empty',
  real: 'Running platform',
};

const slowMs = 1_500;

/** How the fakes behave in a mode. */
export const behaviourOf: Record<ApiMode, FakeBehaviour> = {
  fake: {},
  slow: { latencyMs: slowMs },
  fail: { fault: 'fail' },
  hang: { fault: 'hang' },
  empty: {},
  real: {},
};

/** What the bar of the harness chooses; it stays for the browser tab. */
export interface HarnessSettings {
  /** Folder name of a site; empty for the one that bare localhost shows. */
  site: string;
  api: ApiMode;
}

const storageName = 'forecourt-harness';

const isApiMode = (text: string | null): text is ApiMode =>
  (apiModes as readonly (string | null)[]).includes(text);

function read(): HarnessSettings {
  const text = new URLSearchParams(window.sessionStorage.getItem(storageName) ?? '');
  const api = text.get('api');
  return { site: text.get('site') ?? '', api: isApiMode(api) ? api : 'fake' };
}

/** The chosen settings as a query string, for links that carry them. */
export const settingsQuery = ({ site, api }: HarnessSettings): string =>
  new URLSearchParams({ site, api }).toString();

/**
 * Settings of this tab. `?site=` and `?api=` of the address choose anew and are then taken out of it, so that the
 * page under test sees only its own query.
 */
export function takeSettings(): HarnessSettings {
  const url = new URL(window.location.href);
  const settings = read();
  const api = url.searchParams.get('api');
  if (api !== null && !isApiMode(api)) {
    throw new Error(`?api=${api} is no mode of the harness. It has ${apiModes.join(', ')}.`);
  }
  settings.site = url.searchParams.get('site') ?? settings.site;
  settings.api = api ?? settings.api;
  window.sessionStorage.setItem(storageName, settingsQuery(settings));
  if (url.searchParams.has('site') || url.searchParams.has('api')) {
    url.searchParams.delete('site');
    url.searchParams.delete('api');
    window.history.replaceState(window.history.state, '', url);
  }
  return settings;
}

/** The development server answers pictures, site files and the running platform by these. */
export function saveSettings({ site, api }: HarnessSettings): void {
  document.cookie = `harness-site=${encodeURIComponent(site)}; path=/; samesite=lax`;
  document.cookie = `harness-api=${api}; path=/; samesite=lax`;
}
