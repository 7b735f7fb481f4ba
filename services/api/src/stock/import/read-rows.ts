import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { CsvError, parse } from 'csv-parse';
import { messageOf } from '../../error-message';
import { ImportError } from '../stock';
import { maxRowBytes, toCells, type FileRow } from './file-row';
import { readJsonList } from './read-json-list';

async function firstCharacter(file: string): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1024), 0, 1024, 0);
    return buffer
      .subarray(0, bytesRead)
      .toString('utf8')
      .replace(/^\ufeff/, '')
      .trimStart()
      .charAt(0);
  } finally {
    await handle.close();
  }
}

async function* readCsv(file: string): AsyncGenerator<FileRow> {
  const parser = createReadStream(file).pipe(
    parse({
      bom: true,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: maxRowBytes,
    }),
  );
  // `lines` counts up to the end of a row; a row with line breaks in quotes begins further up.
  let endOfLast = 0;
  let emptyBefore = 0;
  let columns: readonly string[] | null = null;
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
    yield record.length === columns.length ? { line, cells } : { line, cells, problem: counts };
  }
}

async function* readLines(file: string): AsyncGenerator<FileRow> {
  let line = 0;
  for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    line += 1;
    if (text.trim() !== '') yield { line, cells: toCells(text.replace(/^\ufeff/, ''), line) };
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
