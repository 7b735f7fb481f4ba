import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from 'shared-contracts/api/endpoints';
import { createPlatformProcess, type PlatformProcess } from '../testing/platform-process';
import { exampleAnswers } from '../testing/example-answers';
import { runForecourt } from '../testing/run-commands';

const limitMs = 240_000;
/** Ends a wait for what never comes; a new site is live within seconds (DEL-007). */
const liveMs = 60_000;
const host = 'redback.localhost';
const answers = { ...exampleAnswers, hosts: host };
const bikes = [
  {
    make: 'Yamaha',
    model: 'MT-03',
    year: 2024,
    price: 7990,
    km: 2100,
    item_type: 'motorcycle',
    stocknum: 'R1',
  },
  {
    make: 'Honda',
    model: 'CB500X',
    year: 2023,
    price: 9490,
    km: 5400,
    item_type: 'motorcycle',
    stocknum: 'R2',
  },
];

let platform: PlatformProcess;
afterEach(() => platform.remove(), limitMs);

/** Repeats a call until the new host answers 200; gives the body. */
async function whenLive(path: string): Promise<string> {
  const until = Date.now() + liveMs;
  for (;;) {
    const { status, body } = await platform.ask(path, { host });
    if (status === 200) return body;
    if (Date.now() > until) throw new Error(`${host}${path} answers ${status}: ${body}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

test(
  '[DEL-007] a motorcycle dealer added by script is live within seconds on the running platform, with its stock',
  async () => {
    platform = await createPlatformProcess();
    await platform.start();
    expect((await platform.ask(endpoints.getSiteConfig.path, { host })).status).toBe(404);
    const file = join(platform.home, 'answers.json');

    await writeFile(file, JSON.stringify({ ...answers, licence: 'none' }));
    expect(await runForecourt(platform, ['sites', 'add', '--answers', file])).toMatchObject({
      status: 1,
      output: expect.stringContaining('licence: "none" must be a dealer licence number.') as unknown,
    });

    await writeFile(file, JSON.stringify(answers));
    expect(await runForecourt(platform, ['sites', 'add', '--answers', file])).toMatchObject({
      status: 0,
      output: expect.stringContaining(`http://${host}`) as unknown,
    });
    expect(await whenLive(endpoints.getSiteConfig.path)).toContain(answers.name);
    const locations = await whenLive(endpoints.listLocations.path);
    expect(locations).toContain(answers.phone);
    expect(locations).toContain(answers.licence);

    const stock = join(platform.home, 'stock.json');
    await writeFile(stock, JSON.stringify(bikes));
    expect(
      await runForecourt(platform, ['stock', 'import', '--site', 'redback-motorcycles', '--file', stock]),
    ).toMatchObject({ status: 0, output: expect.stringContaining('2 added') as unknown });
    expect(await whenLive(endpoints.listCars.path)).toContain('CB500X');
  },
  limitMs,
);
