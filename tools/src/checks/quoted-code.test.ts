import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/paths';

/** Line that stands for some that were left out of a quotation. */
const gap = '// …';

/** Code without indentation and empty lines, so that a quotation may begin anywhere. */
const plain = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

interface Quotation {
  file: string;
  /** The quoted lines, in parts where some were left out. */
  parts: string[];
}

/** The code blocks of a document that name a file in their first line. */
function quotationsIn(text: string): Quotation[] {
  const blocks = [...text.matchAll(/^```tsx\n\/\/ (\S+)\n(.*?)^```$/gms)];
  return blocks.map(([, file = '', code = '']) => ({
    file,
    parts: code.split(gap).map((part) => plain(part.split('\n'))),
  }));
}

const quotations = quotationsIn(readFileSync(join(root, 'docs/architecture.md'), 'utf8'));

test("the newcomer's path shows code for each of its four things", () => {
  expect(quotations).toHaveLength(4);
});

test.each(quotations)('architecture.md quotes $file as it is', ({ file, parts }) => {
  const source = plain(readFileSync(join(root, file), 'utf8').split('\n'));
  for (const part of parts) expect(source).toContain(part);
});
