import { MeilisearchApiError, type Meilisearch } from 'meilisearch';
import type { Part } from 'shared-contracts/entities/part';

/** A part as the index holds it: several sites may name one index. */
interface PartDocument extends Part {
  /** Site and number; Meilisearch allows letters, digits, `-` and `_` in an id. */
  key: string;
  site: string;
}

/** Fields of a hit. */
export const PART_FIELDS = ['number', 'name', 'category', 'brand', 'description', 'fits', 'price'] as const satisfies
  readonly (keyof Part)[]; // prettier-ignore

const SETTINGS = {
  searchableAttributes: ['name', 'number', 'fits', 'category', 'brand', 'description'],
  displayedAttributes: [...PART_FIELDS],
  filterableAttributes: ['site'],
  sortableAttributes: ['name'],
  // Words of fewer letters are part numbers and sizes more often than typos.
  typoTolerance: { minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 }, disableOnAttributes: ['number'] },
};

const TASK = { timeout: 60_000, interval: 15 } as const;

/**
 * Puts a site's parts into an index in place of those it had; makes the index when there is none. Rejects when the
 * server does not answer or refuses a write.
 */
export async function replaceParts(
  client: Meilisearch,
  uid: string,
  site: string,
  parts: readonly Part[],
): Promise<void> {
  const done = async (enqueued: PromiseLike<{ taskUid: number }>): Promise<void> => {
    const { taskUid } = await enqueued;
    const task = await client.tasks.waitForTask(taskUid, TASK);
    if (task.status === 'succeeded') return;
    throw new Error(`Meilisearch refused parts of ${site}: ${task.error?.message ?? task.status}`);
  };
  try {
    await client.getRawIndex(uid);
  } catch (error) {
    if (!(error instanceof MeilisearchApiError) || error.response.status !== 404) throw error;
    await done(client.createIndex(uid, { primaryKey: 'key' }));
  }
  const index = client.index<PartDocument>(uid);
  await done(index.updateSettings(SETTINGS));
  const documents = parts.map((part): PartDocument => ({ ...part, site, key: `${site}-${part.number}` }));
  const kept = documents.map(({ key }) => key);
  const { results } = await index.getDocuments({
    filter: `site = "${site}"`,
    fields: ['key'],
    limit: 10_000,
  });
  const gone = results.map(({ key }) => key).filter((key) => !kept.includes(key));
  if (gone.length > 0) await done(index.deleteDocuments(gone));
  if (documents.length > 0) await done(index.addDocuments(documents));
}
