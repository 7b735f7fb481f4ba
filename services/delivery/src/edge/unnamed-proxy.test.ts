import fastify from 'fastify';
import { recordingLog } from '../testing/recording-log';
import { addProxyWarning } from './unnamed-proxy';

/** Requests with the address that a proxy gives, from peers, and what the log says then. */
async function warningsOf(proxies: readonly string[], peers: readonly string[], headers = true) {
  const { log, lines } = recordingLog();
  const app = fastify();
  addProxyWarning(app, proxies, log);
  app.get('/', () => 'ok');
  for (const remoteAddress of peers)
    await app.inject({
      url: '/',
      remoteAddress,
      headers: headers ? { 'x-forwarded-for': '203.0.113.9' } : {},
    });
  await app.close();
  return lines;
}

test('[DEL-006] a proxy of the own network that is not named is a warning, once', async () => {
  for (const peer of ['127.0.0.1', '::1', '::ffff:10.0.0.7', '192.168.1.2']) {
    expect(await warningsOf([], [peer, peer])).toMatchObject([
      { level: 'warn', fields: { event: 'unnamed-proxy', proxy: peer } },
    ]);
  }
  expect(await warningsOf(['10.0.0.7'], ['10.0.0.8'])).toHaveLength(1);
});

test('[DEL-006] a named proxy, a visitor without one and a header of a stranger are none', async () => {
  expect(await warningsOf(['loopback'], ['127.0.0.1'])).toEqual([]);
  expect(await warningsOf([], ['127.0.0.1'], false)).toEqual([]);
  expect(await warningsOf([], ['198.51.100.4', '2001:db8::1'])).toEqual([]);
});
