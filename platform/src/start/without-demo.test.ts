import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endpoints } from 'shared-contracts/api/endpoints';
import { createPlatformProcess, type PlatformProcess } from '../testing/platform-process';
import { promoteSmallShell } from '../testing/test-release';

/*
 * Demo content is not needed to serve: the package that holds it cannot be loaded here.
 */

const limitMs = 180_000;
const refused = pathToFileURL(join(__dirname, '../testing/refuse-demo.mjs')).href;
const warning = 'there is no demo content, because it could not be loaded';

let platform: PlatformProcess;
afterEach(() => platform.remove(), limitMs);

/** Starts a platform that has a small shell; gives what its home page, its API and its pictures answer. */
async function serveWith(demo: '0' | '1') {
  platform = await createPlatformProcess({ FORECOURT_DEMO: demo, NODE_OPTIONS: `--import=${refused}` });
  await platform.start();
  await promoteSmallShell(platform.home);
  const page = await platform.ask('/');
  const config = await platform.ask(endpoints.getSiteConfig.path);
  const picture = await platform.ask(`/images/640/q75/${'0'.repeat(31)}1`);
  const log = await readFile(join(platform.home, 'logs/platform.log'), 'utf8');
  return {
    page: page.body,
    statuses: [page.status, config.status, picture.status],
    isWarned: log.includes(warning),
  };
}

test(
  'a platform that wants no demo content does not load it, and serves',
  async () => {
    expect(await serveWith('0')).toEqual({
      page: '<p>served</p>',
      statuses: [200, 200, 404],
      isWarned: false,
    });
  },
  limitMs,
);

test(
  'a platform that wants demo content and cannot load it says so, and serves',
  async () => {
    expect(await serveWith('1')).toEqual({
      page: '<p>served</p>',
      statuses: [200, 200, 404],
      isWarned: true,
    });
  },
  limitMs,
);
