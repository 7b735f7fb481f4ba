import { createServer, type IncomingMessage } from 'node:http';
import { endpoints } from 'shared-contracts/api/endpoints';
import { paths } from 'shared-contracts/routes';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { staticPage } from '../static-page/static-page';
import type { Scripts } from '../bundle/web-build';
import { ask } from '../platform/ask';
import { closeServer, listen, packPage, passOn, sendScript } from '../proxy/proxy-parts';
import { baselineEntry } from './baseline-build';

/** Our results page, the one of React InstantSearch and the page of plain HTML, each behind the same proxy. */
export interface BaselineServers {
  ours: number;
  baseline: number;
  plainHtml: number;
  close: () => Promise<void>;
}

const folder = '/instantsearch/';
const multiSearch = (site: PublicTenantConfig): string => `${site.site.search.host}/multi-search`;

/** Config of a site as its pages get it. */
async function readSite(port: number, host: string): Promise<PublicTenantConfig> {
  const answer = await ask(port, endpoints.getSiteConfig.path, {
    host,
    headers: { 'accept-encoding': 'identity' },
  });
  return JSON.parse(answer.body.toString()) as PublicTenantConfig; // the platform's own answer
}

/** The page: the grid of ours in its simplest form, so that the browser lays out and paints as many cards. */
const page = (site: PublicTenantConfig): string =>
  [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><title>Cars</title>',
    '<style>main{display:grid;grid-template-columns:280px 1fr;gap:24px}main>input{grid-column:1/-1}',
    'aside label{display:block}section>ul{display:grid;grid-template-columns:repeat(3,1fr);gap:16px;padding:0}',
    'li{list-style:none}article{border:1px solid;padding:16px}</style>',
    `<script type="application/json" id="start">${JSON.stringify({ site, url: multiSearch(site) }).replaceAll('<', '\\u003c')}</script>`,
    `<script defer src="${folder}${baselineEntry}"></script></head><body><div id="root"></div></body></html>`,
  ].join('');

const hostOf = ({ headers }: IncomingMessage): string => String(headers.host).split(':', 1)[0] ?? '';

/** Opens the pages in front of a platform. Calls of each pass through the same code. */
export async function openBaselineServers(platformPort: number, scripts: Scripts): Promise<BaselineServers> {
  const unchanged = (html: string): string => html;
  const ours = createServer((incoming, outgoing) => passOn(platformPort, incoming, outgoing, unchanged));
  const baseline = createServer((incoming, outgoing) => {
    const path = (incoming.url ?? '/').split('?', 1)[0] ?? '/';
    if (path.startsWith(folder)) return sendScript(scripts, path.slice(folder.length), outgoing);
    if (path !== paths.search) return passOn(platformPort, incoming, outgoing, unchanged);
    readSite(platformPort, hostOf(incoming)).then(
      (site) => {
        const body = packPage(page(site));
        outgoing.writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-encoding': 'br',
          'content-length': body.length,
        });
        outgoing.end(body);
      },
      () => outgoing.destroy(),
    );
  });
  const plainHtml = createServer((incoming, outgoing) => {
    if (incoming.url !== paths.search) return passOn(platformPort, incoming, outgoing, unchanged);
    readSite(platformPort, hostOf(incoming)).then(
      (site) => {
        const { index, hitsPerPage, queryDebounceMs: debounceMs } = site.search;
        const start = { url: multiSearch(site), key: site.site.search.key, index, hitsPerPage, debounceMs };
        passOn(platformPort, incoming, outgoing, (html) => staticPage(html, start));
      },
      () => outgoing.destroy(),
    );
  });
  return {
    ours: await listen(ours),
    baseline: await listen(baseline),
    plainHtml: await listen(plainHtml),
    close: async () => {
      for (const server of [ours, baseline, plainHtml]) await closeServer(server);
    },
  };
}
