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

/** What stands where a page has slots of other remotes. */
export const neighbourModes = ['marked', 'real'] as const;
export type NeighbourMode = (typeof neighbourModes)[number];

export const neighbourModeLabels: Record<NeighbourMode, string> = {
  marked: 'Marked places',
  real: 'From the running platform',
};

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
  neighbours: NeighbourMode;
}

const storageName = 'forecourt-harness';

/** The modes a parameter of the address may have; the first is the one without any. */
const modes = { api: apiModes, neighbours: neighbourModes } as const;
type Modes = typeof modes;

/** A mode by its name, or undefined for no mode at all. */
export const modeOf = <K extends keyof Modes>(key: K, text: string | null): Modes[K][number] | undefined =>
  (modes[key] as readonly Modes[K][number][]).find((mode) => mode === text); // a list of these modes

function read(): HarnessSettings {
  const text = new URLSearchParams(window.sessionStorage.getItem(storageName) ?? '');
  return {
    site: text.get('site') ?? '',
    api: modeOf('api', text.get('api')) ?? 'fake',
    neighbours: modeOf('neighbours', text.get('neighbours')) ?? 'marked',
  };
}

/** The chosen settings as a query string, for links that carry them. */
export const settingsQuery = (settings: HarnessSettings): string =>
  new URLSearchParams({ ...settings }).toString();

/** A mode that the address chooses, else the one there was. Throws when it is none. */
function takeMode<K extends keyof Modes>(
  key: K,
  query: URLSearchParams,
  otherwise: Modes[K][number],
): Modes[K][number] {
  const text = query.get(key);
  if (text === null) return otherwise;
  const mode = modeOf(key, text);
  if (mode) return mode;
  throw new Error(`?${key}=${text} is no mode of the harness. It has ${modes[key].join(', ')}.`);
}

/**
 * Settings of this tab. `?site=`, `?api=` and `?neighbours=` of the address choose anew and are then taken out of it, so
 * that the page under test sees only its own query.
 */
export function takeSettings(): HarnessSettings {
  const url = new URL(window.location.href);
  const { searchParams: query } = url;
  const last = read();
  const settings: HarnessSettings = {
    site: query.get('site') ?? last.site,
    api: takeMode('api', query, last.api),
    neighbours: takeMode('neighbours', query, last.neighbours),
  };
  window.sessionStorage.setItem(storageName, settingsQuery(settings));
  const keys = Object.keys(settings).filter((key) => query.has(key));
  for (const key of keys) query.delete(key);
  if (keys.length > 0) window.history.replaceState(window.history.state, '', url);
  return settings;
}

/** The development server answers pictures, site files and the running platform by these. */
export function saveSettings({ site, api }: HarnessSettings): void {
  document.cookie = `harness-site=${encodeURIComponent(site)}; path=/; samesite=lax`;
  document.cookie = `harness-api=${api}; path=/; samesite=lax`;
}
