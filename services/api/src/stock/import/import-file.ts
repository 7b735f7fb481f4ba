import { sql } from 'drizzle-orm';
import { idRow, query } from '../../database/query';
import type { Services } from '../../http/operation';
import type { SiteStore } from '../../sites/site-bundle';
import { createModelLearner } from '../names/learn-models';
import { createNameBook, type NameBook } from '../names/name-book';
import { nameCar, toNamedListing } from '../names/name-car';
import { storedSpellings } from '../names/stored-names';
import {
  ImportError,
  type ImportOptions,
  type ImportResult,
  type RefusedRow,
  type RowNotice,
} from '../stock';
import type { StockIndexer } from '../stock-indexer';
import { carFieldsMapping } from './car-fields';
import { createComparison } from './compare-rows';
import { checkColumns, findMapping } from './find-mapping';
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

/** Reasons shown when no row could be imported. */
const mostReasons = 3;

function noCars(file: string, rows: number, refused: readonly RefusedRow[]): ImportError {
  const reasons = refused.slice(0, mostReasons).map(({ line, reason }) => `line ${line}: ${reason}`);
  const shown = [`${rows} rows`, ...reasons, ...(refused.length > mostReasons ? ['…'] : [])].join('; ');
  return new ImportError(
    `The file ${file} holds no car that can be imported (${shown}). Nothing was changed, so that an empty file does not ` +
      `withdraw all stock.`,
  );
}

/** How the file is read, and what its header lacks. */
async function mappingOf({ file, mapping: wanted }: ImportOptions): Promise<[Mapping, RowNotice[]]> {
  for await (const { cells, columns } of readRows(file)) {
    const mapping = await findMapping(wanted, columns ?? Object.keys(cells));
    return [mapping, (columns ? checkColumns(mapping, columns) : []).map((text) => ({ line: 1, text }))];
  }
  throw noCars(file, 0, []);
}

/** What the whole file says about the names of its models, and how the installation spells those it has. */
async function learnNames(options: ImportOptions, mapping: Mapping, db: Services['db']): Promise<NameBook> {
  const known = createNameBook(new Map());
  const learner = createModelLearner();
  for await (const { cells, problem } of readRows(options.file)) {
    options.signal?.throwIfAborted();
    const names = problem === undefined ? rowNames(mapping, cells) : null;
    const listing = names && toNamedListing(names, known);
    if (listing) learner.observe(listing);
  }
  return createNameBook(await storedSpellings(db), learner.learn());
}

interface Read {
  rows: number;
  refused: RefusedRow[];
  notices: RowNotice[];
  /** Identities of refused rows: their cars are still in the file, so a car on sale stays as it is. */
  kept: string[];
}

/** Reads the whole file into staging; refused rows are noted and do not stop it. */
async function stageFile(
  options: ImportOptions,
  {
    mapping,
    dealershipId,
    names,
    now,
  }: { mapping: Mapping; dealershipId: number; names: NameBook; now: Date },
  staging: Staging,
): Promise<Read> {
  const refused: RefusedRow[] = [];
  const notices: RowNotice[] = [];
  const kept: string[] = [];
  const placeOf = new Map<string, string>();
  const compare = createComparison();
  const identify = createIdentifier(mapping);
  let rows = 0;
  for await (const { line, car, cells, problem } of readRows(options.file)) {
    options.signal?.throwIfAborted();
    rows += 1;
    const mapped: MappedRow =
      problem === undefined ? mapRow(mapping, cells, now) : { ok: false, reason: problem };
    // Refused rows are counted for the identities too, or a mended row would change those of its doubles.
    const { identity, label } = identify(cells);
    const [place, before] = car === undefined ? [`line ${line}`, ''] : [`car ${car}`, `car ${car}: `];
    const earlier = label === null ? undefined : placeOf.get(identity);
    if (!mapped.ok) {
      refused.push({ line, reason: before + mapped.reason });
      kept.push(identity);
    } else if (earlier !== undefined) {
      refused.push({ line, reason: `${before}${label} is already in ${earlier}` });
    } else {
      if (label !== null) placeOf.set(identity, place);
      const named = nameCar(mapped.car, names);
      const texts = [...mapped.notices, ...compare(named, place)];
      notices.push(...texts.map((text) => ({ line, text: before + text })));
      await staging.add({ dealershipId, identity, car: named });
    }
    if (rows % reportEvery === 0) options.onProgress?.({ phase: 'reading', done: rows, total: null });
  }
  if (staging.count() === 0) throw noCars(options.file, rows, refused);
  return { rows, refused, notices, kept };
}

/** Imports a stock file: staged in batches, applied in one transaction, searchable when it resolves. */
export async function importFile(services: ImportServices, options: ImportOptions): Promise<ImportResult> {
  const started = performance.now();
  const dealershipId = await dealershipOf(services, options.site);
  const staging = createStaging(services.db, services.now);
  try {
    const [mapping, headerNotices] = await mappingOf(options);
    const names = await learnNames(options, mapping, services.db);
    const read = await stageFile(options, { mapping, dealershipId, names, now: services.now() }, staging);
    const source = options.source ?? mapping.name;
    options.onProgress?.({ phase: 'applying', done: 0, total: staging.count() });
    const applied = await staging.apply({
      source,
      withdrawFor: dealershipId,
      kept: read.kept,
      adopt: mapping === carFieldsMapping,
      mayWithdrawMost: options.mayWithdrawMost ?? false,
    });
    await services.db.flush();
    if (applied.added + applied.updated + applied.withdrawn > 0) await services.db.tidy();
    await services.indexer.run((done, total) => options.onProgress?.({ phase: 'indexing', done, total }));
    return {
      rows: read.rows,
      ...applied,
      refused: read.refused,
      notices: [...headerNotices, ...read.notices],
      seconds: Math.round((performance.now() - started) / 100) / 10,
    };
  } catch (error) {
    await staging.discard().catch(() => undefined);
    throw error;
  }
}
