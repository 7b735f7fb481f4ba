import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ask } from '../src/ask';
import { startRemoteCommand } from '../src/remote-command';
import { expect, test } from '../src/site-test';
import { urlOf } from '../src/sites';
import { test as anyPage } from '../src/test';

/*
 * Pages that are composed for teams, with the runtime of `@module-federation/enhanced` as host: a page of the platform
 * with one remote of a developer's machine, and the harness of a remote with its real neighbours. Every test fails on any
 * message in the console.
 */

test.describe.configure({ mode: 'default', timeout: 240_000 });

const platformUrl = (): string => `http://127.0.0.1:${process.env['E2E_PORT']}`;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a TCP port
  await new Promise((closed) => server.close(closed));
  return port;
}

// A browser as people have it: the headers that name a test's visitor would be refused by the development server.
anyPage(
  'a page with a remote of a development server is loaded by the host for teams',
  async ({ page, consoleWatch }) => {
    // The platform runs no code of a developer's machine: the browser renders what the server leaves out.
    consoleWatch.expect(/status of 503.*fc-override/);
    const port = await freePort();
    const server = await startRemoteCommand(['locations'], { PORT: String(port) }, /fc-override=/);
    try {
      const address = `http://127.0.0.1:${port}/`;
      expect(server.line).toContain(`?fc-override=locations@${address}`);
      // It answers once it has built.
      expect((await fetch(`${address}mf-manifest.json`)).status).toBe(200);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      const socket = page.waitForEvent('websocket');
      await page.goto(urlOf('harbour', `/dealer-locator?fc-override=locations@${address}`));
      await expect(page.locator('[data-remote="locations@dev"]').first()).toBeVisible();
      await expect(page.getByRole('link', { name: /Springwood/ }).first()).toBeVisible();
      for (const path of ['mf-manifest.json', 'remoteEntry.js'])
        expect(requests.filter((url) => url === address + path)).toHaveLength(1);
      expect(requests.filter((url) => url.endsWith('/mf/team-host.js'))).toHaveLength(1);
      expect(requests.filter((url) => /\/assets\/locations\//.test(url))).toEqual([]);
      // Changes reach the page.
      expect((await socket).url()).toBe(`ws://127.0.0.1:${port}/ws`);
      // Its slots stand beside the released remotes, in one React.
      await page.getByRole('link', { name: /home/i }).first().click();
      await expect(page.locator('[data-remote="locations@dev"]').first()).toBeVisible();
      // A page that is still there would miss the server.
      await page.goto('about:blank');
    } finally {
      await server.stop();
    }
  },
);

test('no script of a page of shoppers holds that runtime', async () => {
  const { body } = await ask('harbour', '/');
  const scripts = [...body.matchAll(/\/assets\/[\w./-]+\.js/g)].map(([path]) => path);
  expect(scripts.length).toBeGreaterThan(2);
  for (const path of new Set(scripts))
    expect([path, (await ask('harbour', path)).body.includes('__FEDERATION__')]).toEqual([path, false]);
  const host = /\/assets\/shell\/[^/]+\//.exec(body)?.[0] + 'mf/team-host.js';
  expect(body).not.toContain(host);
  expect((await ask('harbour', host)).body).toContain('__FEDERATION__');
});

anyPage('the harness of a remote shows the real slots of its neighbours', async ({ page }) => {
  // Each change of the preview loads all of its scripts anew, one file after the other.
  const expectSoon = expect.configure({ timeout: 30_000 });
  const env = { FORECOURT_URL: platformUrl() };
  const harness = await startRemoteCommand(['--built', 'vehicle'], env, /^\{/);
  try {
    const { vehicle = '' } = JSON.parse(harness.line) as { vehicle?: string }; // the addresses that the command prints
    await page.goto(`${vehicle}/?neighbours=real`);
    await expect(page.getByLabel('Neighbours')).toHaveValue('real');
    const preview = page.frameLocator('iframe');
    await expectSoon(preview.getByRole('heading', { level: 1 })).toContainText('Toyota');
    await expectSoon(preview.getByRole('region', { name: 'Finance estimate' })).toContainText(
      /\$[\d,]+ per /,
    );
    await expect(preview.locator('[data-slot]')).toHaveCount(0);
    // Their contexts are the harness's: a form knows the page's site, and its styles are there.
    await preview.getByLabel(/name/i).first().fill('Alex');
    await page.getByLabel('Neighbours').selectOption({ label: 'Marked places' });
    await expectSoon(preview.locator('[data-slot="finance.box"]')).toBeVisible();
    await expect(preview.getByRole('region', { name: 'Finance estimate' })).toBeHidden();
  } finally {
    await harness.stop();
  }
});
