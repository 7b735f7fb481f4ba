import { CsvError } from 'csv-parse';
import { messageOf } from '../../error-message';
import { ImportError } from '../stock';
import { toCells, type FileRow } from './file-row';
import { fileText } from './file-text';
import { readCsv } from './read-csv';
import { readJsonList } from './read-json-list';

/** The first line that is not blank, or as much of it as the first piece of the file holds. */
async function firstLine(file: string): Promise<string> {
  for await (const piece of fileText(file)) {
    const [first = ''] = piece.trimStart().split(/[\r\n]/, 1);
    if (first !== '') return first;
  }
  return '';
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
    const first = await firstLine(file);
    if (first.startsWith('[')) yield* readJsonList(file);
    else yield* first.startsWith('{') ? readLines(file) : readCsv(file, first);
  } catch (cause) {
    if (cause instanceof ImportError) throw cause;
    const isSyntax = cause instanceof CsvError || cause instanceof SyntaxError;
    const message = messageOf(cause);
    throw new ImportError(`The file ${file} ${isSyntax ? 'is damaged' : 'cannot be read'}: ${message}.`, {
      cause,
    });
  }
}
