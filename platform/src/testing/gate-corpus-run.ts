import { acceptableReleases, brokenReleases, type CorpusCase } from './gate-corpus';
import { createGateFixture } from './gate-fixture';

/*
 * Publishes every release of the corpus beside the same live ones and prints, as JSON, how many the gate refuses. What it
 * says of each goes to the error output. `npm run bench -- --only gate` runs it.
 */

/** Cases at the same time: each is rendered in processes of its own. */
const workers = 2;

/** Why a case is refused; null when it is published. In a fixture of its own, because a published version stays. */
async function verdictOn({ releases, exception }: CorpusCase): Promise<string | null> {
  const gate = await createGateFixture();
  try {
    await gate.accept(releases, exception);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await gate.close();
  }
}

async function countRefused(cases: readonly CorpusCase[]): Promise<{ total: number; refused: number }> {
  const waiting = [...cases];
  let refused = 0;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const reason = await verdictOn(next);
      if (reason !== null) refused += 1;
      console.error(`${next.title}: ${reason?.split('\n')[1]?.trim() ?? reason ?? 'published'}`);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return { total: cases.length, refused };
}

const broken = await countRefused(brokenReleases);
const acceptable = await countRefused(acceptableReleases);
console.log(JSON.stringify({ broken, acceptable }));
