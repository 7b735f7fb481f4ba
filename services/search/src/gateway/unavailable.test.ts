import Fastify from 'fastify';
import { createServer, type Server } from 'node:http';
import { ndjsonType } from 'shared-contracts/search/wire';
import { makeSite } from 'shared-contracts/testing';
import { createMeiliTransport } from '../transport/meili-transport';
import { recordingLog, START } from '../testing/search-platform';
import { createGateway } from './gateway';
import { addGatewayRoutes } from './routes';
import { createKeyring } from './search-key';

const site = makeSite();
const key = { uid: '6f0f1a52-4c1d-4a1e-9f5e-2d1c7b3a9e10', secret: 'secret-of-a-search-key' };
const now = () => START;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A server in Meilisearch's place that answers as the test says. */
async function standIn(
  answer: (requested: number) => { status: number; body: string },
): Promise<{ host: string; keys: string[]; bodies: string[] }> {
  const keys: string[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      keys.push(String(request.headers.authorization));
      bodies.push(body);
      const { status, body: text } = answer(keys.length);
      response.writeHead(status, { 'content-type': 'application/json' }).end(text);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    host: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    keys,
    bodies,
  };
}

const oneSearch = {
  url: '/search-service/indexes/cars_production/search',
  payload: { q: 'rav4', page: 2, hitsPerPage: 21, sort: ['custom_rank:desc'] } as object,
};

async function ask(host: string, renew = async () => undefined, { url, payload } = oneSearch) {
  const log = recordingLog();
  let secret = key.secret;
  const current = () => ({ uid: key.uid, secret });
  const gateway = createGateway({
    transport: createMeiliTransport(host),
    key: {
      current,
      renew: async () => {
        await renew();
        secret = 'renewed';
      },
    },
    isModelWord: () => false,
    now,
    log,
  });
  const app = Fastify();
  await addGatewayRoutes(app, { gateway, signingKey: () => key, now, log, siteOf: () => site });
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${createKeyring(now)(site, key).key}`, accept: ndjsonType },
    payload,
  });
  await app.close();
  return { answer, log };
}

test('a search server that does not answer is 503 with a time to try again', async () => {
  const { answer } = await ask('http://127.0.0.1:9');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(answer.json()).toMatchObject({ error: { code: 'unavailable' } });
});

test.each([500, 404, 401])(
  'a search server that answers %i is 503 and its words stay here',
  async (status) => {
    const { host } = await standIn(() => ({
      status,
      body: '{"message":"inner workings","code":"internal"}',
    }));
    const { answer, log } = await ask(host);
    expect(answer.statusCode).toBe(503);
    expect(answer.body).not.toContain('inner workings');
    expect(log.lines.join()).toContain('refused a query');
  },
);

describe('a streamed answer', () => {
  const query = { indexUid: 'cars_production', hitsPerPage: 0 };
  const streamed = {
    url: '/search-service/multi-search',
    payload: { queries: [query, { ...query, q: 'kia' }] },
  };
  const found = { status: 200, body: '{"results":[]}' };
  const broken = { status: 500, body: '{"message":"inner workings","code":"internal"}' };
  const none = async () => undefined;

  test('whose second part fails says so in its line, without inner workings', async () => {
    const { host } = await standIn((requested) => (requested === 1 ? found : broken));
    const { answer } = await ask(host, none, streamed);
    const [first = '', second = ''] = answer.body.split('\n');
    expect([answer.statusCode, first]).toEqual([200, found.body]);
    expect(JSON.parse(second)).toMatchObject({ error: { code: 'unavailable' } });
    expect(second).not.toContain('inner workings');
  });

  test('whose first part fails is the failure of the answer, and asks for no more', async () => {
    const { host, bodies } = await standIn(() => broken);
    const { answer } = await ask(host, none, streamed);
    expect(answer.statusCode).toBe(503);
    expect(bodies).toHaveLength(1);
  });
});

test('a search key the server has lost is made again, once', async () => {
  const { host, keys } = await standIn((requested) =>
    requested === 1
      ? { status: 403, body: '{"message":"x","code":"invalid_api_key"}' }
      : { status: 200, body: '{"hits":[]}' },
  );
  const { answer } = await ask(host);
  expect([answer.statusCode, answer.body]).toEqual([200, '{"hits":[]}']);
  expect(keys).toEqual([`Bearer ${key.secret}`, 'Bearer renewed']);
});

test('[SRC-075] sends one request with the words, the base filter, the page and all words required', async () => {
  const { host, bodies } = await standIn(() => ({ status: 200, body: '{"hits":[]}' }));
  await ask(host);
  expect(bodies).toHaveLength(1);
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({
    q: 'rav4',
    page: 2,
    hitsPerPage: 21,
    matchingStrategy: 'all',
    filter: [
      'dealership_slug IN ["harbour-springwood"]',
      'show_on_dealer_website = true',
      expect.stringContaining('status = in_stock OR status = coming_soon OR sold_date_timestamp >') as string,
    ],
  });
});
