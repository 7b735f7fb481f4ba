import { ImportError } from '../stock';
import { maxRowBytes, toCells, transferAgain, type FileRow } from './file-row';
import { fileText } from './file-text';

/** Where a reader of a list is, between two of its objects. */
type Position =
  'before the list' | 'at its start' | 'behind an object' | 'behind a comma' | 'behind the list';

/** The position behind a character between two objects; null where an object begins. */
function nextPosition(position: Position, character: string, line: number): Position | null {
  const problem = (text: string) => new ImportError(`Line ${line} of the file: ${text}.`);
  if (position === 'before the list' && character === '[') return 'at its start';
  if (position === 'behind the list') throw problem(`"${character}" follows the end of the list`);
  if (position === 'behind an object') {
    if (character === ',') return 'behind a comma';
    if (character === '{') throw problem('a comma is missing before "{"');
  } else if (character === '{') return null;
  if (character === ']' && position === 'behind a comma')
    throw problem('the list ends behind a comma, where an object is expected');
  if (character === ']') return 'behind the list';
  throw problem(`"${character}" is not expected in a list of objects`);
}

/**
 * Objects of a JSON list, one at a time, so that a large file never stands in memory as a whole. A list without its end is
 * refused: cars that were cut off would be withdrawn from sale.
 */
export async function* readJsonList(file: string): AsyncGenerator<FileRow> {
  let position: Position = 'before the list';
  let line = 1;
  let depth = 0;
  let car = 0;
  let text = '';
  let startLine = 1;
  let inString = false;
  let isEscaped = false;
  for await (const piece of fileText(file)) {
    for (const character of piece) {
      if (character === '\n') line += 1;
      if (depth === 0) {
        if (/\s/.test(character)) continue;
        const next = nextPosition(position, character, line);
        if (next === null) {
          depth = 1;
          text = character;
          startLine = line;
        } else position = next;
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
        if (depth === 0) {
          position = 'behind an object';
          car += 1;
          yield { line: startLine, car, cells: toCells(text, startLine) };
        }
      }
    }
  }
  if (depth > 0)
    throw new ImportError(
      `The file ends inside the object that begins in line ${startLine}. ${transferAgain}`,
    );
  if (position !== 'behind the list')
    throw new ImportError(`The file ends before its list is closed. ${transferAgain}`);
}
