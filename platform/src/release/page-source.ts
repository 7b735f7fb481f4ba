import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiPrefix, endpoints, type CallApi, type EndpointName } from 'shared-contracts/api/endpoints';
import { ApiFailure, errorCodes } from 'shared-contracts/errors';
import { releaseFilesPath } from 'shared-contracts/remote/release-files';
import type { SearchClient } from 'shared-contracts/remote/remote-module';
import type { BrowserAnswer, BrowserRequest } from './page-browser';
import type { Candidate } from './smoke-render';

/** What a page that is opened in a browser gets its answers from. */
export interface PageSourceParts {
  /** HTML by path with query. */
  documents: ReadonlyMap<string, string>;
  /** Every release of the composition, with its folder. */
  releases: readonly Candidate[];
  /** Calls on behalf of the site, which only read. */
  api: CallApi;
  search: SearchClient;
}

const missing: BrowserAnswer = { status: 404, type: 'text/plain', body: 'Not found' };
const json = (status: number, value: unknown): BrowserAnswer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});

const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** A file of `web/` that the manifest lists, as delivery serves it. */
async function answerAsset(path: string, releases: readonly Candidate[]): Promise<BrowserAnswer> {
  const [, , name, version, ...rest] = path.split('/');
  const file = rest.join('/');
  const found = releases.find(({ manifest }) => manifest.name === name && manifest.version === version);
  if (!found?.manifest.web.files.some((listed) => listed.path === file)) return missing;
  const body = await readFile(join(found.folder, 'web', file));
  return { status: 200, type: types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream', body };
}

/** The endpoint of a path with its parameters. */
function matchEndpoint(path: string): { name: EndpointName; params: Record<string, string> } | null {
  for (const [name, { method, path: pattern }] of Object.entries(endpoints)) {
    if (method !== 'GET') continue;
    const names = [...pattern.matchAll(/:(\w+)/g)].map(([, key = '']) => key);
    const source = pattern.replace(/[.]/g, '\\.').replace(/:\w+/g, '([^/]+)');
    const match = new RegExp(`^${source}$`).exec(path);
    if (!match) continue;
    const params = Object.fromEntries(names.map((key, at) => [key, decodeURIComponent(match[at + 1] ?? '')]));
    return { name: name as EndpointName, params }; // keys of the table
  }
  return null;
}

async function answerCall({ url }: BrowserRequest, api: CallApi): Promise<BrowserAnswer> {
  const found = matchEndpoint(url.pathname);
  if (!found) {
    return {
      ...json(503, { error: { code: 'unavailable', message: 'A trial only reads.' } }),
      isWithheld: true,
    };
  }
  try {
    const input = { params: found.params, query: Object.fromEntries(url.searchParams) };
    return json(200, (await api(found.name, input as never)) ?? null); // the endpoint checks its own input
  } catch (error) {
    const code = error instanceof ApiFailure ? error.code : 'internal';
    return json(errorCodes[code], { error: { code, message: 'It failed.' } });
  }
}

async function answerSearch({ body }: BrowserRequest, search: SearchClient): Promise<BrowserAnswer> {
  const { queries } = JSON.parse(body ?? '{}') as { queries: Parameters<SearchClient>[0] }; // written by the search client
  return json(200, { results: await search(queries) });
}

/** Answers the requests of pages from documents, files of releases, and live data that is only read. */
export const createPageSource =
  ({ documents, releases, api, search }: PageSourceParts) =>
  async (request: BrowserRequest): Promise<BrowserAnswer> => {
    const { pathname, search: query } = request.url;
    try {
      const html = request.method === 'GET' ? documents.get(pathname + query) : undefined;
      if (html !== undefined) return { status: 200, type: 'text/html; charset=utf-8', body: html };
      if (pathname.startsWith(releaseFilesPath)) return await answerAsset(pathname, releases);
      if (pathname.endsWith('/multi-search')) return await answerSearch(request, search);
      if (pathname.startsWith(`${apiPrefix}/`)) return await answerCall(request, api);
      return missing;
    } catch {
      return json(503, { error: { code: 'unavailable', message: 'It failed.' } });
    }
  };
