import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(__dirname, '../../..');
const check = pathToFileURL(join(root, 'bootstrap/ensure-node.mjs')).href;

/** What a command does first, under a version of Node: its exit code and what it writes. */
function start(version: string): { status: number | null; text: string } {
  const script = `import { ensureNode } from '${check}'; ensureNode('${version}'); console.error('started');`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  return { status, text: stderr };
}

test('package.json names ranges that the check can read', () => {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    engines: { node: string };
  }; // every package.json with engines
  expect(engines.node).toMatch(/^\^\d+\.\d+\.\d+(?: \|\| \^\d+\.\d+\.\d+)*$/);
  // The table below is about these.
  expect(engines.node).toBe('^20.19.0 || ^22.12.0 || ^24.0.0');
});

test.each(['20.19.0', '20.20.2', '22.12.0', '22.23.1', '24.0.0', '24.21.0'])('Node %s starts', (version) => {
  expect(start(version)).toEqual({ status: 0, text: 'started\n' });
});

test.each(['18.20.0', '20.18.3', '21.7.0', '22.11.0', '23.11.0', '25.0.0'])(
  'Node %s is refused',
  (version) => {
    const { status, text } = start(version);
    expect(status).toBe(1);
    expect(text).toMatch(
      new RegExp(`^This is Node ${version}, and Forecourt needs one of 20.19.0, 22.12.0, 24.0.0 or`),
    );
  },
);
