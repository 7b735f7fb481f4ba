import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiPrefix, endpoints, type CallApi, type EndpointName } from 'shared-contracts/api/endpoints';
import { ApiFailure, errorCodes } from 'shared-contracts/errors';
import { releaseFilesPath } from 'shared-contracts/remote/release-files';
import type { SearchClient } from 'shared-contracts/remote/remote-module';
import type { BrowserAnswer, BrowserRequest } from './page-browser';
import type { Candidate } from './trial-parts';

/** A page as the server sends it. */
export interface PageDocument {
  status: number;
  html: string;
  /** Its Content-Security-Policy. */
  policy: string;
}

/** What a page that is opened in a browser gets its answers from. */
export interface PageSourceParts {
  /** Documents by address. */
  documents: ReadonlyMap<string, PageDocument>;
  /** Every release of the composition, with its folder. */
  releases: readonly Candidate[];
  /** Data of the site of an address, in calls that only read. */
  dataOf: (origin: string) => { api: CallApi; search: SearchClient };
}

const missing: BrowserAnswer = { status: 404, type: 'text/plain', body: 'Not found' };
/** Stands for every picture: which one it is, is no matter of a trial. */
const picture: BrowserAnswer = {
  status: 200,
  type: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
};
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

/** The endpoint of a path with its parameters; of any method where none is given. */
function matchEndpoint(
  path: string,
  wanted?: string,
): { name: EndpointName; params: Record<string, string> } | null {
  for (const [name, { method, path: pattern }] of Object.entries(endpoints)) {
    if (wanted !== undefined && method !== wanted) continue;
    const names = [...pattern.matchAll(/:(\w+)/g)].map(([, key = '']) => key);
    const source = pattern.replace(/[.]/g, '\\.').replace(/:\w+/g, '([^/]+)');
    const match = new RegExp(`^${source}$`).exec(path);
    if (!match) continue;
    const params = Object.fromEntries(names.map((key, at) => [key, decodeURIComponent(match[at + 1] ?? '')]));
    return { name: name as EndpointName, params }; // keys of the table
  }
  return null;
}

async function answerCall({ url, method }: BrowserRequest, api: CallApi): Promise<BrowserAnswer> {
  const found = method === 'GET' ? matchEndpoint(url.pathname, method) : null;
  if (!found) {
    if (!matchEndpoint(url.pathname)) return missing;
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
  ({ documents, releases, dataOf }: PageSourceParts) =>
  async (request: BrowserRequest): Promise<BrowserAnswer> => {
    const { href, origin, pathname } = request.url;
    try {
      const found = request.method === 'GET' ? documents.get(href) : undefined;
      if (found) {
        const headers = { 'content-security-policy': found.policy };
        return { status: found.status, type: 'text/html; charset=utf-8', body: found.html, headers };
      }
      if (pathname.startsWith(releaseFilesPath)) return await answerAsset(pathname, releases);
      if (pathname.endsWith('/multi-search')) return await answerSearch(request, dataOf(origin).search);
      if (pathname.startsWith(`${apiPrefix}/`)) return await answerCall(request, dataOf(origin).api);
      if (request.kind === 'picture') return picture;
      return request.kind === 'media' ? { ...missing, isWithheld: true } : missing;
    } catch {
      return json(503, { error: { code: 'unavailable', message: 'It failed.' } });
    }
  };
