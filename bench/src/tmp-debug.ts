import { openBrowser } from './browser/open-browser';
import { loadCold } from './browser/cold-load';
import { clickFilter } from './browser/filter-click';
process.env['CHROMIUM_PATH']='/usr/bin/chromium';
const b = await openBrowser();
const base='http://harbour.localhost:37359';
for (const p of ['/search','/search','/cars/2026-mazda-mazda3-g25-astina-642','/cars/2026-mazda-mazda3-g25-astina-642']) { const { scripts, ...l }=await loadCold(b, base+p); console.log(p, l, scripts.map(s=>s.slice(30)).join(' ')); }
for (let i=0;i<3;i++) console.log(await clickFilter(b, base+'/search', i));
await b.close();
