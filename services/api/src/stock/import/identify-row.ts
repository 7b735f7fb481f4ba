import { createHash } from 'node:crypto';
import type { Mapping } from './mapping';
import { cellText, columnsOf, tidy } from './cell-text';
import { isPrice } from './number-bounds';

type Cells = Record<string, unknown>;

/** Which car a row is about. */
export interface RowIdentity {
  identity: string;
  /** What the file calls the car, such as "stock number B1"; null when its cells have to distinguish it. */
  label: string | null;
}

const labels: Readonly<Record<string, string>> = { stocknum: 'stock number', vin: 'VIN' };

const hashOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32);

/** Columns that change while the car stays the same. */
function priceColumns({ fields }: Mapping): Set<string> {
  return new Set(Object.entries(fields).flatMap(([name, field]) => (isPrice(name) ? columnsOf(field) : [])));
}

const plain = (cell: unknown): unknown => (typeof cell === 'string' ? tidy(cell) : cell);
const textOf = (cell: unknown): string | null => cellText({ column: '', as: 'text' }, cell);

/** The identity by the columns a mapping names for it; null when the row says nothing in them. */
function namedIdentity(mapping: Mapping, cells: Cells): RowIdentity | null {
  const options: readonly (string | string[])[] = mapping.identity ?? [];
  for (const option of options) {
    const isAlternative = typeof option !== 'string';
    const names = isAlternative ? option : options.flat();
    const texts = names.map((name) => textOf(cells[name]));
    if (texts.every((text) => text === null)) continue;
    const values = isAlternative ? texts : names.map((name) => plain(cells[name]));
    const label = names.map((name, at) => `${labels[name] ?? name} ${texts[at] ?? '-'}`).join(', ');
    return { identity: `${hashOf(names.map((name, at) => [name, values[at]]))}-0`, label };
  }
  return null;
}

/**
 * Finds which car the rows of one file are about: by the columns the mapping names, else by a hash of all cells but the
 * prices, and a number for true doubles. The same file gives the same identities.
 */
export function createIdentifier(mapping: Mapping): (cells: Cells) => RowIdentity {
  const prices = priceColumns(mapping);
  const seen = new Map<string, number>();
  return (cells) => {
    const named = namedIdentity(mapping, cells);
    if (named) return named;
    const names = Object.keys(cells).filter((name) => !prices.has(name));
    const hash = hashOf(names.sort().map((name) => [name, plain(cells[name])]));
    const ordinal = seen.get(hash) ?? 0;
    seen.set(hash, ordinal + 1);
    return { identity: `${hash}-${ordinal}`, label: null };
  };
}
