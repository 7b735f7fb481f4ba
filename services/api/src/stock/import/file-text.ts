import { createReadStream } from 'node:fs';
import { ImportError } from '../stock';

/** How a ZIP archive begins, which an Excel workbook is. */
const zipStart = Buffer.from('PK\u0003\u0004');

const lineBreaksIn = (text: string): number => text.split('\n').length - 1;

/**
 * The text of a file in pieces, without a byte order mark. Rejects with `ImportError`, which names the line, where the file
 * is not UTF-8: read as if it were, "Citroën" would lose a letter in every name.
 */
export async function* fileText(file: string): AsyncGenerator<string> {
  const strict = new TextDecoder('utf-8', { fatal: true });
  // Knows the line of what the strict one refuses.
  const lenient = new TextDecoder('utf-8');
  let line = 1;
  /** The text of the next bytes; without any, of what is left at the end of the file. */
  const decode = (bytes?: Buffer): string => {
    const stream = bytes !== undefined;
    const text = lenient.decode(bytes, { stream });
    try {
      strict.decode(bytes, { stream });
    } catch (cause) {
      const [readable = ''] = text.split('\ufffd');
      throw new ImportError(
        `Line ${line + lineBreaksIn(readable)} of the file ${file} is not UTF-8. Save the file in this encoding (in Excel: ` +
          `“CSV UTF-8”) and import it again.`,
        { cause },
      );
    }
    line += lineBreaksIn(text);
    return text;
  };
  let isFirst = true;
  for await (const chunk of createReadStream(file)) {
    const bytes = chunk as Buffer; // no encoding was given
    if (isFirst && bytes.subarray(0, zipStart.length).equals(zipStart))
      throw new ImportError(
        `The file ${file} is a workbook or another ZIP archive. Save it as text (in Excel: “CSV UTF-8”) and import that.`,
      );
    isFirst = false;
    yield decode(bytes);
  }
  // A character that the file's end cuts in two.
  decode();
}
