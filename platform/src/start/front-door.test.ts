import { get } from 'node:http';
import { openFrontDoor } from './front-door';

const ask = (port: number, path: string) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode, body }));
    }).on('error', reject);
  });

test('the port answers while the platform starts, and hands over when it is there', async () => {
  let step = 'Opening the database';
  const door = await openFrontDoor({ port: 0, host: '127.0.0.1', step: () => step });
  try {
    expect(await ask(door.port, '/healthz')).toEqual({
      status: 503,
      body: '{"status":"starting","step":"Opening the database"}',
    });
    step = 'Making demo stock';
    expect((await ask(door.port, '/healthz?x')).body).toContain('Making demo stock');
    expect(await ask(door.port, '/')).toMatchObject({
      status: 503,
      body: expect.stringContaining('starting'),
    });
    door.attach((_request, response) => response.end('platform'));
    expect(await ask(door.port, '/')).toEqual({ status: 200, body: 'platform' });
  } finally {
    await door.close();
  }
});

test('an address of 10,000 parameters is 400, and the next request is answered', async () => {
  const door = await openFrontDoor({ port: 0, host: '127.0.0.1', step: () => '' });
  try {
    door.attach((_request, response) => response.end('platform'));
    const keys = Array.from({ length: 10_000 }, (_, at) => `key${at}=1`).join('&');
    expect(await ask(door.port, `/search?${keys}`)).toEqual({
      status: 400,
      body: 'The request could not be understood.',
    });
    expect((await ask(door.port, '/search?make=Kia')).status).toBe(200);
  } finally {
    await door.close();
  }
});

test('a port that is taken is a message that says what, why and what to do', async () => {
  const first = await openFrontDoor({ port: 0, host: '127.0.0.1', step: () => '' });
  try {
    await expect(openFrontDoor({ port: first.port, host: '127.0.0.1', step: () => '' })).rejects.toThrow(
      new RegExp(`^Port ${first.port} is in use by another program.*PORT=${first.port + 1} npm start`),
    );
    await expect(openFrontDoor({ port: 0, host: '192.0.2.1', step: () => '' })).rejects.toThrow(
      /HOST is "192\.0\.2\.1"/,
    );
  } finally {
    await first.close();
  }
});
