import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** One source file or document, read as lines with its comments blanked out. */
export interface SourceFile {
  /** Path relative to the repository, with forward slashes. */
  path: string;
  /** Lines as written: a waiver is a comment, so it is read here. */
  lines: readonly string[];
  /** The same lines without comments: rules look at these. A document has none. */
  code: readonly string[];
}

const SKIPPED = new Set(['node_modules', 'dist', 'test-results', 'drizzle']);
const CODE_FILE = /\.(?:ts|tsx|mjs|cjs|js)$/;
const DOCUMENT = /\.md$/;

/**
 * Blanks out comments line by line. It takes a line that begins with a comment mark, and the end of a line
 * after ` // `: enough for formatted code, and never fooled by globs or addresses inside texts.
 */
export const withoutComments = (lines: readonly string[]): string[] => {
  let inBlock = false;
  return lines.map((line) => {
    const trimmed = line.trim();
    if (inBlock) {
      inBlock = !trimmed.includes('*/');
      return '';
    }
    if (trimmed.startsWith('//')) return '';
    if (trimmed.startsWith('/*')) {
      inBlock = !trimmed.includes('*/');
      return trimmed.includes('*/') ? trimmed.slice(trimmed.indexOf('*/') + 2) : '';
    }
    return line.replace(/\s\/\/ .*$/, '').replace(/(^|\s)\/\*[^'"`]*?\*\//g, '');
  });
};

/** Every code file and document among the given files and folders of the repository. A missing folder has no files. */
export const readSourceFiles = (root: string, names: readonly string[]): SourceFile[] => {
  const files: SourceFile[] = [];
  const read = (path: string): void => {
    if (!CODE_FILE.test(path) && !DOCUMENT.test(path)) return;
    const lines = readFileSync(path, 'utf8').split('\n');
    const code = DOCUMENT.test(path) ? lines.map(() => '') : withoutComments(lines);
    files.push({ path: relative(root, path).split(sep).join('/'), lines, code });
  };
  const visit = (path: string): void => {
    if (!statSync(path).isDirectory()) return read(path);
    for (const name of readdirSync(path))
      if (!SKIPPED.has(name) && !name.startsWith('.')) visit(join(path, name));
  };
  for (const name of names) if (existsSync(join(root, name))) visit(join(root, name));
  return files;
};
