import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** One source file, read as lines with its comments blanked out. */
export interface SourceFile {
  /** Path relative to the repository, with forward slashes. */
  path: string;
  /** Lines as written: a waiver is a comment, so it is read here. */
  lines: readonly string[];
  /** The same lines without comments: rules look at these. */
  code: readonly string[];
}

const SKIPPED = new Set(['node_modules', 'dist', 'test-results', 'drizzle']);
const CODE_FILE = /\.(?:ts|tsx|mjs|cjs|js)$/;

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

/** Every code file under the given folders of the repository. A missing folder has no files. */
export const readSourceFiles = (root: string, folders: readonly string[]): SourceFile[] => {
  const files: SourceFile[] = [];
  const visit = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!SKIPPED.has(entry.name) && !entry.name.startsWith('.')) visit(path);
      } else if (CODE_FILE.test(entry.name)) {
        const lines = readFileSync(path, 'utf8').split('\n');
        files.push({ path: relative(root, path).split(sep).join('/'), lines, code: withoutComments(lines) });
      }
    }
  };
  for (const folder of folders) if (existsSync(join(root, folder))) visit(join(root, folder));
  return files;
};
