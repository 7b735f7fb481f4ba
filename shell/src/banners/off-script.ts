/**
 * Script of the page's head that names, before anything is painted, the banners which this visitor has put away: the
 * server does not know of them, and a banner that went later would move the page. The site and the marks to look for
 * stand in the element itself; `banners.styles.ts` reads what is named. Storage that is blocked or broken hides none.
 */
export const offScript = `(own => {
  const off = [];
  try {
    const { site, marks } = own.dataset;
    const read = (store, area) => JSON.parse(store.getItem(site + ':' + area));
    const kept = [localStorage, sessionStorage].flatMap(store => read(store, 'banners-off') || []);
    for (const [kind, mark] of Object.entries(JSON.parse(marks))) if (kept.includes(mark)) off.push(kind);
    if (read(localStorage, 'consent')) off.push('consent');
  } catch {}
  document.documentElement.dataset.off = off.join(' ');
})(document.currentScript)`.replaceAll(/\n\s*/g, ' ');
