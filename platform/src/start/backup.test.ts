import { createPlatformProcess, type PlatformProcess } from '../testing/platform-process';
import { tryRestore } from '../testing/restore-trial';

const limitMs = 300_000;
const platforms: PlatformProcess[] = [];
afterEach(async () => {
  for (const platform of platforms) await platform.remove();
}, limitMs);

test(
  'a backup of the embedded database is restored by the documented commands, with every lead',
  async () => {
    const [from, to] = [await createPlatformProcess(), await createPlatformProcess()];
    platforms.push(from, to);
    const { before, after } = await tryRestore('embedded', [from, to], [{}, {}]);
    expect(before.ids).toHaveLength(3);
    expect(after).toEqual(before);
  },
  limitMs,
);
