import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseName } from 'shared-contracts/remote/composition';
import * as z from 'zod/mini';

/** What was built of one release from the source of this repository. */
const builtReleaseSchema = z.object({
  /** The last build, and the hash of its source. */
  version: z.string(),
  source: z.string(),
  /** Hashes of sources that `release publish` has built: an operator decides about them, and no start. */
  published: z.optional(z.array(z.string())),
});
const builtSchema = z.record(z.string(), builtReleaseSchema);

/** Builds by release. */
export type BuiltRecord = z.infer<typeof builtSchema>;

/** Sources that are remembered of one release. */
const mostPublished = 200;

const fileIn = (artifacts: string): string => join(artifacts, 'built.json');

/** Reads the record of a store; empty when nothing was built yet. */
export async function readBuiltRecord(artifacts: string): Promise<BuiltRecord> {
  try {
    const parsed = z.safeParse(builtSchema, JSON.parse(await readFile(fileIn(artifacts), 'utf8')));
    return parsed.success ? parsed.data : {};
  } catch {
    return {}; // nothing was built yet
  }
}

/** A build that is noted. */
export interface NotedBuild {
  name: ReleaseName;
  version: string;
  /** Hash of its source. */
  source: string;
}

/**
 * Notes builds in the record of a store.
 *
 * @param isPublished whether `release publish` made them
 */
export async function noteBuilds(
  artifacts: string,
  builds: readonly NotedBuild[],
  isPublished: boolean,
): Promise<void> {
  if (builds.length === 0) return;
  const record = await readBuiltRecord(artifacts);
  for (const { name, version, source } of builds) {
    const before = record[name]?.published ?? [];
    const published = isPublished ? [...new Set([...before, source])].slice(-mostPublished) : before;
    record[name] = { version, source, published };
  }
  await mkdir(artifacts, { recursive: true });
  const file = fileIn(artifacts);
  await writeFile(`${file}.new`, `${JSON.stringify(record, null, 2)}\n`);
  await rename(`${file}.new`, file);
}

/** Whether `release publish` has built a source. */
export const isPublishedSource = (record: BuiltRecord, name: ReleaseName, source: string): boolean =>
  (record[name]?.published ?? []).includes(source);

/** Whether a source was built last, or ever published by an operator. */
export const isKnownSource = (record: BuiltRecord, name: ReleaseName, source: string): boolean =>
  record[name]?.source === source || isPublishedSource(record, name, source);
