import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hydrated } from '../src/page-events';
import { createPlatformProcess, forecourtUnder, makeHome } from '../src/platform-process';
import { expect, test } from '../src/site-test';
import { urlOf } from '../src/sites';

/*
 * The same journey under the versions of Node that are maintained, beside the oldest one, under which all other tests
 * run. The npm package `node` brings their executables.
 */
const versions = ['22.23.3', '24.21.0'];

const run = promisify(execFile);

/** Path of the executable of a version, fetched where it is not there yet. */
async function executableOf(version: string): Promise<string> {
  const { stdout } = await run('npx', ['--yes', '-p', `node@${version}`, 'node', '-p', 'process.execPath']);
  return stdout.trim().split('\n').at(-1) ?? '';
}

const listings = `Brand,Year,Model,Car/Suv,Title,UsedOrNew,Transmission,Engine,DriveType,FuelType,FuelConsumption,Kilometres,ColourExtInt,Location,CylindersinEngine,BodyType,Doors,Seats,Price
Toyota,2021,HiLux,Ute,2021 Toyota HiLux Larkspur (4x4),USED,Automatic,"4 cyl, 2.8 L",4WD,Diesel,8.0 L / 100 km,61000,Blue / Black,"Springwood, QLD",4 cyl,Ute, 4 Doors, 5 Seats,48990
Mazda,2019,3,Hatchback,2019 Mazda 3 Larkspur,USED,Automatic,"4 cyl, 2.5 L",Front,Unleaded,6.2 L / 100 km,48000,Red / Black,"Springwood, QLD",4 cyl,Hatchback, 5 Doors, 5 Seats,21990
`;

test.describe.configure({ mode: 'default', timeout: 300_000 });
test.use({ actionTimeout: 15_000 });

for (const version of versions) {
  test(`start, import, search and an enquiry under Node ${version}`, async ({ page }) => {
    const node = await executableOf(version);
    expect((await run(node, ['--version'])).stdout.trim()).toBe(`v${version}`);
    const platform = createPlatformProcess(await makeHome(), {}, undefined, node);
    try {
      await platform.start();
      const file = join(platform.home, 'listings.csv');
      await writeFile(file, listings);
      const imported = await forecourtUnder(node)(
        platform.home,
        ...['stock', 'import', '--site', 'harbour-motors', '--source', 'smoke', '--file', file],
      );
      expect(imported.out + imported.err).toContain('2 rows: 2 added');
      await page.goto(urlOf('harbour', '/search', platform.port()));
      await hydrated(page);
      const words = page.locator('input[name=find]:visible').first();
      await words.fill('hilux larkspur');
      await words.press('Enter');
      await page
        .getByRole('link', { name: /Toyota HiLux Larkspur/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Larkspur');
      const enquiry = page.locator('form[method="post"]').first();
      await enquiry.getByLabel('First Name').fill('Grace');
      await enquiry.getByLabel('Last Name').fill('Hopper');
      await enquiry.getByLabel('Postcode').fill('4000');
      await enquiry.getByLabel('Mobile Number').fill('0412 345 678');
      await enquiry.getByLabel('Email Address').fill('grace@example.com');
      await enquiry.getByLabel('Comments').fill('Is it still there?');
      await enquiry.getByRole('button', { name: 'Send enquiry' }).click();
      await page.waitForURL(/\/success/, { timeout: 30_000 });
      const mails = join(platform.home, 'mail');
      await expect
        .poll(async () => {
          const names = await readdir(mails).catch(() => []); // made with the first mail
          const whole = names.filter((name) => name.endsWith('.eml'));
          const texts = await Promise.all(whole.map((name) => readFile(join(mails, name), 'utf8')));
          return texts.some((text) => text.includes('grace@example.com'));
        })
        .toBe(true);
      // The thanks still ask for the hours: nothing may be under way when the server ends.
      await page.goto('about:blank');
    } finally {
      await platform.remove();
    }
  });
}
