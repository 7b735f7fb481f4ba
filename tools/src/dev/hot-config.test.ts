import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWebpack } from '../build/run-webpack';
import { sourceFolder } from '../build/paths';
import { hotConfigs } from './hot-config';

const outDir = mkdtempSync(join(tmpdir(), 'forecourt-hot-'));
afterAll(() => rmSync(outDir, { recursive: true, force: true }));

/** Compiling twice, for browser and server, on a machine that is busy with other tests. */
const limitMs = 120_000;

test(
  'a remote built for hot reload can be updated, shares its modules and is told apart from other bundles',
  async () => {
    const target = {
      name: 'finance',
      version: '0.0.0-dev',
      mode: 'development',
      source: sourceFolder('finance'),
      outDir,
    } as const;
    await runWebpack(hotConfigs(target));
    const web = readdirSync(join(outDir, 'web')).filter((file) => file.endsWith('.js'));
    const text = web.map((file) => readFileSync(join(outDir, 'web', file), 'utf8')).join('\n');
    expect(web).toContain('remoteEntry.js');
    expect(text).toContain('finance:./remotes/finance/src/remote.ts');
    // The page's one refresh runtime, and the shell's Emotion.
    expect(text).toContain('__FORECOURT_REFRESH__');
    expect(text).not.toMatch(/node_modules\/@emotion\/react\/dist/);
    expect(text).not.toMatch(/node_modules\/react\/cjs/);
    // The server's bundle knows nothing of all this.
    const node = readFileSync(join(outDir, 'node', 'bundle.cjs'), 'utf8');
    expect(node).not.toContain('RefreshReg');
  },
  limitMs,
);
