import { sql } from 'drizzle-orm';
import { idRow, query } from '../../database/query';
import type { Services } from '../../http/operation';
import type { SiteStore } from '../../sites/site-bundle';
import { createModelLearner } from '../names/learn-models';
import { createNameBook, type NameBook } from '../names/name-book';
import { nameCar, toNamedListing } from '../names/name-car';
import { storedSpellings } from '../names/stored-names';
import { ImportError, type ImportOptions, type ImportResult, type RefusedRow } from '../stock';
import type { StockIndexer } from '../stock-indexer';
import { carFieldsMapping } from './car-fields';
import { findMapping } from './find-mapping';
import type { Mapping } from './mapping';
import { createIdentifier } from './identify-row';
import { mapRow, rowNames, type MappedRow } from './map-row';
import { readRows } from './read-rows';
import { createStaging, type Staging } from './staging';

/** Rows between two reports of progress. */
const reportEvery = 500;

export interface ImportServices extends Services {
  sites: SiteStore;
  indexer: StockIndexer;
}

async function dealershipOf({ db, sites }: ImportServices, slug: string): Promise<number> {
  const site = sites.bySlug(slug);
  if (!site) {
    const known = sites.all().map((entry) => `"${entry.slug}"`);
    throw new ImportError(`There is no site "${slug}". Known sites: ${known.join(', ') || 'none'}.`);
  }
  const [first] = site.config.site.dealerships;
  const [found] = await db.asWorker((tx) =>
    query(tx, idRow, sql`select id from dealerships where slug = ${first ?? ''}`),
  );
  if (!found) throw new ImportError(`The dealership "${first}" of site "${slug}" is not in the database.`);
  return found.id;
}

/** What the whole file says about the names of its models, and how the installation spells those it has. */
async function learnNames(options: ImportOptions, db: Services['db']): Promise<NameBook> {
  const known = createNameBook(new Map());
  const learner = createModelLearner();
  let mapping: Mapping | null = null;
  for await (const { cells, problem } of readRows(options.file)) {
    options.signal?.throwIfAborted();
    mapping ??= await findMapping(options.mapping, Object.keys(cells));
    const names = problem === undefined ? rowNames(mapping, cells) : null;
    const listing = names && toNamedListing(names, known);
    if (listing) learner.observe(listing);
  }
  return createNameBook(await storedSpellings(db), learner.learn());
}

interface Read {
  rows: number;
  refused: RefusedRow[];
  /** Identities of refused rows: their cars are still in the file, so a car on sale stays as it is. */
  kept: string[];
  mapping: Mapping;
}

/** Reads the whole file into staging; refused rows are noted and do not stop it. */
async function stageFile(
  options: ImportOptions,
  staging: Staging,
  dealershipId: number,
  names: NameBook,
): Promise<Read> {
  const refused: RefusedRow[] = [];
  const kept: string[] = [];
  const placeOf = new Map<string, string>();
  let mapping: Mapping | null = null;
  let identify: ReturnType<typeof createIdentifier> | null = null;
  let count = 0;
  for await (const { line, car, cells, problem } of readRows(options.file)) {
    options.signal?.throwIfAborted();
    mapping ??= await findMapping(options.mapping, Object.keys(cells));
    identify ??= createIdentifier(mapping);
    count += 1;
    const mapped: MappedRow = problem === undefined ? mapRow(mapping, cells) : { ok: false, reason: problem };
    // Refused rows are counted for the identities too, or a mended row would change those of its doubles.
    const { identity, label } = identify(cells);
    const earlier = label === null ? undefined : placeOf.get(identity);
    if (!mapped.ok) {
      refused.push({ line, reason: car === undefined ? mapped.reason : `car ${car}: ${mapped.reason}` });
      kept.push(identity);
    } else if (earlier !== undefined) {
      const reason = `${label} is already in ${earlier}`;
      refused.push({ line, reason: car === undefined ? reason : `car ${car}: ${reason}` });
    } else {
      if (label !== null) placeOf.set(identity, car === undefined ? `line ${line}` : `car ${car}`);
      await staging.add({ dealershipId, identity, car: nameCar(mapped.car, names) });
    }
    if (count % reportEvery === 0) options.onProgress?.({ phase: 'reading', done: count, total: null });
  }
  if (!mapping || staging.count() === 0) {
    throw new ImportError(
      `The file ${options.file} holds no car that can be imported (${count} rows). Nothing was changed, so that an ` +
        `empty file does not withdraw all stock.`,
    );
  }
  return { rows: count, refused, kept, mapping };
}

/** Imports a stock file: staged in batches, applied in one transaction, searchable when it resolves. */
export async function importFile(services: ImportServices, options: ImportOptions): Promise<ImportResult> {
  const started = performance.now();
  const dealershipId = await dealershipOf(services, options.site);
  const staging = createStaging(services.db, services.now);
  try {
    const names = await learnNames(options, services.db);
    const read = await stageFile(options, staging, dealershipId, names);
    const source = options.source ?? read.mapping.name;
    options.onProgress?.({ phase: 'applying', done: 0, total: staging.count() });
    const applied = await staging.apply({
      source,
      withdrawFor: dealershipId,
      kept: read.kept,
      adopt: read.mapping === carFieldsMapping,
    });
    await services.db.flush();
    if (applied.added + applied.updated + applied.withdrawn > 0) await services.db.tidy();
    await services.indexer.run((done, total) => options.onProgress?.({ phase: 'indexing', done, total }));
    return {
      rows: read.rows,
      ...applied,
      refused: read.refused,
      seconds: Math.round((performance.now() - started) / 100) / 10,
    };
  } catch (error) {
    await staging.discard().catch(() => undefined);
    throw error;
  }
}
