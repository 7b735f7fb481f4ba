import { visibleText } from 'shared-rules/plain-words';
import { ImportError } from '../stock';

/** A row of a file; `line` is the physical line where it begins, 1-based. */
export interface FileRow {
  line: number;
  cells: Record<string, unknown>;
  /** The header of a CSV file as it is written, doubled names included. */
  columns?: readonly string[];
  /** Number of the object in a JSON list, 1-based: many may stand in one line. */
  car?: number;
  /** Why the row cannot be read as it stands; its cells may be those of other columns. */
  problem?: string;
}

/** What to do with a file that ends too early. */
export const transferAgain = 'It was probably cut off on its way: transfer it again.';

/** Bytes of one row; more is a broken quote or an attack. */
export const maxRowBytes = 1_000_000;

/** The cells of a row that is written as a JSON object. */
export function toCells(text: string, line: number): Record<string, unknown> {
  const value: unknown = JSON.parse(text, (_key, inner: unknown) =>
    typeof inner === 'string' ? visibleText(inner) : inner,
  );
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>; // an object
  throw new ImportError(
    `Line ${line} of the file holds no object. A JSON file is a list of objects, or one object a line.`,
  );
}
