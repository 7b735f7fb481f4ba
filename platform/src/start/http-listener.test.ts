import { get } from 'node:http';
import { openHttpListener } from './http-listener';

const ask = (port: number, path: string) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode, body }));
    }).on('error', reject);
  });

test('the port answers while the platform starts, and forwards once it is there', async () => {
  let step = 'Opening the database';
  const listener = await openHttpListener({ port: 0, host: '127.0.0.1', step: () => step });
  try {
    expect(await ask(listener.port, '/healthz')).toEqual({
      status: 503,
      body: '{"status":"starting","step":"Opening the database"}',
    });
    step = 'Making demo stock';
    expect((await ask(listener.port, '/healthz?x')).body).toContain('Making demo stock');
    expect(await ask(listener.port, '/')).toMatchObject({
      status: 503,
      body: expect.stringContaining('starting'),
    });
    listener.forwardTo((_request, response) => response.end('platform'));
    expect(await ask(listener.port, '/')).toEqual({ status: 200, body: 'platform' });
  } finally {
    await listener.close();
  }
});

test('while it is drained its clients come back by another connection', async () => {
  const listener = await openHttpListener({ port: 0, host: '127.0.0.1', step: () => '' });
  try {
    listener.forwardTo((_request, response) => response.end('platform'));
    const connection = async () =>
      (await fetch(`http://127.0.0.1:${listener.port}/`)).headers.get('connection');
    expect(await connection()).toBe('keep-alive');
    listener.drain();
    expect(await connection()).toBe('close');
  } finally {
    await listener.close();
  }
});

test('an address of 10,000 parameters is 400, and the next request is answered', async () => {
  const listener = await openHttpListener({ port: 0, host: '127.0.0.1', step: () => '' });
  try {
    listener.forwardTo((_request, response) => response.end('platform'));
    const keys = Array.from({ length: 10_000 }, (_, at) => `key${at}=1`).join('&');
    expect(await ask(listener.port, `/search?${keys}`)).toEqual({
      status: 400,
      body: 'The request could not be understood.',
    });
    expect((await ask(listener.port, '/search?make=Kia')).status).toBe(200);
  } finally {
    await listener.close();
  }
});

test('a port that is taken is a message that says what, why and what to do', async () => {
  const first = await openHttpListener({ port: 0, host: '127.0.0.1', step: () => '' });
  try {
    await expect(openHttpListener({ port: first.port, host: '127.0.0.1', step: () => '' })).rejects.toThrow(
      new RegExp(`^Port ${first.port} is in use by another program.*PORT=${first.port + 1} npm start`),
    );
    await expect(openHttpListener({ port: 0, host: '192.0.2.1', step: () => '' })).rejects.toThrow(
      /HOST is "192\.0\.2\.1"/,
    );
  } finally {
    await first.close();
  }
});
