import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { CsvError, parse } from 'csv-parse';
import { messageOf } from '../../error-message';
import { ImportError } from '../stock';

/** A row of a file; `line` is the physical line where it begins, 1-based. */
export interface FileRow {
  line: number;
  cells: Record<string, unknown>;
}

/** Bytes of one row; more is a broken quote or an attack. */
const maxRowBytes = 1_000_000;

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
      columns: true,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: maxRowBytes,
    }),
  );
  // `lines` counts up to the end of a row; a row with line breaks in quotes begins further up.
  let endOfLast = 1;
  let emptyBefore = 0;
  for await (const entry of parser) {
    const { record, info } = entry as {
      record: Record<string, string>;
      info: { lines: number; empty_lines: number };
    }; // what `info: true` and `columns: true` give
    const line = endOfLast + 1 + (info.empty_lines - emptyBefore);
    endOfLast = info.lines;
    emptyBefore = info.empty_lines;
    yield { line, cells: record };
  }
}

function toCells(text: string, line: number): Record<string, unknown> {
  const value: unknown = JSON.parse(text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>; // an object
  throw new ImportError(
    `Line ${line} of the file holds no object. A JSON file is a list of objects, or one object a line.`,
  );
}

async function* readLines(file: string): AsyncGenerator<FileRow> {
  let line = 0;
  for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    line += 1;
    if (text.trim() !== '') yield { line, cells: toCells(text.replace(/^\ufeff/, ''), line) };
  }
}

/** Objects of a JSON list, one at a time, so that a large file never stands in memory as a whole. */
async function* readJsonList(file: string): AsyncGenerator<FileRow> {
  let line = 1;
  let depth = 0;
  let text = '';
  let startLine = 1;
  let inString = false;
  let isEscaped = false;
  for await (const chunk of createReadStream(file, 'utf8')) {
    for (const character of chunk as string) {
      // an encoding was given
      if (character === '\n') line += 1;
      if (depth === 0 && !inString) {
        if (character === '{') {
          depth = 1;
          text = character;
          startLine = line;
        } else if (!/[\s[\],\ufeff]/.test(character)) {
          throw new ImportError(
            `Line ${line} of the file: "${character}" is not expected in a list of objects.`,
          );
        }
        continue;
      }
      text += character;
      if (text.length > maxRowBytes)
        throw new ImportError(`The object that begins in line ${startLine} is too large.`);
      if (inString) {
        if (isEscaped) isEscaped = false;
        else if (character === '\\') isEscaped = true;
        else if (character === '"') inString = false;
      } else if (character === '"') inString = true;
      else if (character === '{' || character === '[') depth += 1;
      else if (character === '}' || character === ']') {
        depth -= 1;
        if (depth === 0) yield { line: startLine, cells: toCells(text, startLine) };
      }
    }
  }
  if (depth > 0) throw new ImportError(`The file ends inside the object that begins in line ${startLine}.`);
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
