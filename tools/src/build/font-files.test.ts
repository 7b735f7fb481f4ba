import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WEB_FONTS } from 'shared-contracts/site-config';
import { FontFiles } from './font-files';
import { runWebpack } from './run-webpack';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-fonts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A site loads two at most. */
const largestBytes = 40_000;

test('a build carries every web face that a site may name, compressed and small, with its licence', async () => {
  writeFileSync(join(folder, 'entry.js'), '');
  const output = { path: join(folder, 'web') };
  const [stats] = await runWebpack([
    { context: folder, mode: 'production', entry: './entry.js', output, plugins: [new FontFiles()] },
  ]);
  const fonts = join(folder, 'web/fonts');
  const faces = readdirSync(fonts).filter((file) => file.endsWith('.woff2'));
  expect(faces.toSorted()).toEqual(WEB_FONTS.map((name) => `${name}.woff2`).toSorted());
  // What the release's manifest is written from: delivery serves nothing else.
  expect(stats?.assets?.map(({ name }) => name)).toEqual(
    expect.arrayContaining(faces.map((face) => `fonts/${face}`)),
  );
  for (const face of faces) {
    const file = readFileSync(join(fonts, face));
    expect(file.subarray(0, 4).toString()).toBe('wOF2');
    expect(file.length).toBeLessThan(largestBytes);
    const licence = readFileSync(join(fonts, face.replace('.woff2', '.licence.txt')), 'utf8');
    expect(licence).toContain('SIL OPEN FONT LICENSE');
  }
});
