import type { SiteBundle } from '../sites/site-bundle';

/**
 * Keeps what was loaded for a site for a while. It is kept by bundle: a changed site has a new one, so what was loaded
 * before the change is never given again. A failure is not kept.
 */
export function keptPerSite<Value>(
  keptMs: number,
  load: (site: SiteBundle) => Promise<Value>,
): (site: SiteBundle) => Promise<Value> {
  const kept = new WeakMap<SiteBundle, { value: Value; until: number }>();
  return async (site) => {
    const known = kept.get(site);
    if (known && known.until > performance.now()) return known.value;
    const value = await load(site);
    kept.set(site, { value, until: performance.now() + keptMs });
    return value;
  };
}
