import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { messageOf } from '../../error-message';
import { ImportError } from '../stock';
import { maxRowBytes, toCells, transferAgain, type FileRow } from './file-row';
import { fileText } from './file-text';
import { readJsonList } from './read-json-list';

async function firstCharacter(file: string): Promise<string> {
  for await (const piece of fileText(file)) {
    const first = piece.trimStart().charAt(0);
    if (first !== '') return first;
  }
  return '';
}

/**
 * Rows of a CSV file. One whose last row lacks cells and a line end is refused: cars that were cut off would be withdrawn
 * from sale.
 */
async function* readCsv(file: string): AsyncGenerator<FileRow> {
  let lastPiece = '';
  async function* pieces(): AsyncGenerator<string> {
    for await (const piece of fileText(file)) {
      if (piece !== '') lastPiece = piece;
      yield piece;
    }
  }
  const parser = parse({
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: maxRowBytes,
  });
  // A failure of either comes out of the parser, which is read below.
  pipeline(Readable.from(pieces()), parser, () => undefined);
  // `lines` counts up to the end of a row; a row with line breaks in quotes begins further up.
  let endOfLast = 0;
  let emptyBefore = 0;
  let columns: readonly string[] | null = null;
  let last: FileRow | null = null;
  let isShort = false;
  for await (const entry of parser) {
    const { record, info } = entry as { record: string[]; info: { lines: number; empty_lines: number } }; // what `info: true` gives
    const line = endOfLast + 1 + (info.empty_lines - emptyBefore);
    endOfLast = info.lines;
    emptyBefore = info.empty_lines;
    if (columns === null) {
      columns = record;
      continue;
    }
    const cells = Object.fromEntries(
      record.slice(0, columns.length).map((cell, at) => [columns?.[at], cell]),
    );
    const counts = `${record.length} ${record.length === 1 ? 'cell' : 'cells'}, the header has ${columns.length}`;
    if (last) yield last;
    last = record.length === columns.length ? { line, cells } : { line, cells, problem: counts };
    isShort = record.length < columns.length;
  }
  if (!last) return;
  if (isShort && !lastPiece.endsWith('\n'))
    throw new ImportError(`The file ends inside line ${last.line}: ${last.problem}. ${transferAgain}`);
  yield last;
}

async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of fileText(file)) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}

async function* readLines(file: string): AsyncGenerator<FileRow> {
  let line = 0;
  for await (const text of linesOf(file)) {
    line += 1;
    if (text.trim() !== '') yield { line, cells: toCells(text, line) };
  }
}

/**
 * Rows of a CSV, JSON list or NDJSON file, distinguished by their first character. Rejects with `ImportError` when the
 * file cannot be read to its end.
 */
export async function* readRows(file: string): AsyncGenerator<FileRow> {
  try {
    const first = await firstCharacter(file);
    yield* first === '[' ? readJsonList(file) : first === '{' ? readLines(file) : readCsv(file);
  } catch (cause) {
    if (cause instanceof ImportError) throw cause;
    const isSyntax = cause instanceof CsvError || cause instanceof SyntaxError;
    const message = messageOf(cause);
    throw new ImportError(`The file ${file} ${isSyntax ? 'is damaged' : 'cannot be read'}: ${message}.`, {
      cause,
    });
  }
}
