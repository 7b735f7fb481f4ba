import { pipeline, Readable } from 'node:stream';
import { parse, type Options } from 'csv-parse';
import { parse as parseText } from 'csv-parse/sync';
import { visibleText } from 'shared-rules/plain-words';
import { ImportError } from '../stock';
import { maxRowBytes, transferAgain, type FileRow } from './file-row';
import { fileText } from './file-text';

/** What may stand between two cells; of those that a header holds equally often the first counts. */
const delimiters = [',', ';', '\t', '|'];
const lineBreak = /\r\n|\r|\n/;

/** A record of csv-parse with `info` and `raw`. */
interface Entry {
  record: string[];
  raw: string;
  info: { empty_lines: number };
}

/** A record, and the physical line where it begins. */
interface Written {
  line: number;
  cells: readonly string[];
  problem?: string;
}

/** What stands between the cells of a file, by its first line. */
function delimiterOf(header: string): string {
  const unquoted = header.replace(/"[^"]*"/g, '');
  const counts = delimiters.map((delimiter) => unquoted.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Lines of a record, without the empty ones around it. */
const linesOf = (raw: string): string[] => raw.replace(/^[\r\n]+|[\r\n]+$/g, '').split(lineBreak);

/** Tells in which line of the file each record begins, given one after the other. */
function createLineCounter(firstLine: number): (entry: Entry) => number {
  let next = firstLine;
  let emptyBefore = 0;
  return ({ raw, info }) => {
    const line = next + info.empty_lines - emptyBefore;
    next = line + linesOf(raw).length;
    emptyBefore = info.empty_lines;
    return line;
  };
}

/**
 * The rows of one record. A quote that is not closed swallows the rows behind it up to the next quote: such a record is no
 * CSV by its strict rules, and holds a line that is a whole row. Its first line is a row with a problem then, and the
 * other lines are read anew.
 */
function* rowsOf({ record, raw }: Entry, line: number, width: number, options: Options): Generator<Written> {
  const [first = '', ...others] = linesOf(raw);
  const read = (text: string, more: Options = {}): Entry[] =>
    parseText(text, { ...options, ...more }) as unknown as Entry[]; // what `info` and `raw` give
  const readOrNone = (text: string, more?: Options): Entry[] => {
    try {
      return read(text, more);
    } catch {
      return [];
    }
  };
  const isStrict = (): boolean => readOrNone(raw, { relax_quotes: false }).length === 1;
  const isRow = (text: string): boolean => readOrNone(text)[0]?.record.length === width;
  if (width < 3 || !others.some(isRow) || isStrict()) {
    yield { line, cells: record };
    return;
  }
  const problem = 'a quote that begins in it is not closed';
  yield { line, cells: readOrNone(`${first}"`)[0]?.record ?? [], problem };
  const lineOf = createLineCounter(line + 1);
  for (const entry of read(others.join('\n'))) yield* rowsOf(entry, lineOf(entry), width, options);
}

/** A record as a row of the file; null for one of blanks. Empty cells behind the last column are none. */
function toRow({ line, cells: written, problem }: Written, columns: readonly string[]): FileRow | null {
  if (written.every((cell) => cell.trim() === '')) return null;
  const beyond = written.slice(columns.length);
  const record = beyond.every((cell) => cell.trim() === '') ? written.slice(0, columns.length) : written;
  const cells = Object.fromEntries(
    record.slice(0, columns.length).map((cell, at) => [columns[at], visibleText(cell)]),
  );
  const counts = `${record.length} ${record.length === 1 ? 'cell' : 'cells'}, the header has ${columns.length}`;
  const found = problem ?? (record.length === columns.length ? undefined : counts);
  return { line, cells, columns, ...(found === undefined ? {} : { problem: found }) };
}

/**
 * Rows of a CSV file; its cells are parted as those of the header are. A file whose last row lacks cells and a line end is
 * refused: cars that were cut off would be withdrawn from sale.
 *
 * @param header first line of the file
 */
export async function* readCsv(file: string, header: string): AsyncGenerator<FileRow> {
  let lastPiece = '';
  async function* pieces(): AsyncGenerator<string> {
    for await (const piece of fileText(file)) {
      if (piece !== '') lastPiece = piece;
      yield piece;
    }
  }
  const options: Options = {
    delimiter: delimiterOf(header),
    info: true,
    raw: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: maxRowBytes,
  };
  const parser = parse(options);
  // A failure of either comes out of the parser, which is read below.
  pipeline(Readable.from(pieces()), parser, () => undefined);
  const lineOf = createLineCounter(1);
  let columns: readonly string[] | null = null;
  let last: FileRow | null = null;
  let isShort = false;
  for await (const found of parser) {
    const entry = found as Entry; // what `info` and `raw` give
    const line = lineOf(entry);
    if (columns === null) {
      columns = entry.record.map((name) => name.trim());
      continue;
    }
    for (const written of rowsOf(entry, line, columns.length, options)) {
      const row = toRow(written, columns);
      if (row === null) continue;
      if (last) yield last;
      last = row;
      isShort = written.cells.length < columns.length;
    }
  }
  if (!last) return;
  if (isShort && !/[\r\n]$/.test(lastPiece))
    throw new ImportError(`The file ends inside line ${last.line}: ${last.problem}. ${transferAgain}`);
  yield last;
}
