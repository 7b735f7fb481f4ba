import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../build/paths';
import { IMPORT_TABLE } from './import-table';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const folders = IMPORT_TABLE.map(({ folder }) => folder);

/** Documents of our own; the requirements are given. */
const documents = execFileSync('git', ['ls-files', '--', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && !path.startsWith('docs/requirements/'));

/** What stands in a document between backticks. */
const quotedIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)].map(([, quoted]) => quoted ?? '');

/** What is quoted without `src/` before and what is inside of it behind. */
const firstParts = (text: string): Set<string> =>
  new Set(quotedIn(text).map((quoted) => quoted.replace(/^(?:src|[\w-]+\/src)\//, '').split('/')[0] ?? ''));

const sourceFolders = (folder: string): string[] =>
  existsSync(join(root, folder, 'src'))
    ? readdirSync(join(root, folder, 'src'), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
        .map(({ name }) => name)
    : [];

test.each(folders)('the README of %s names each folder of its source', (folder) => {
  const named = firstParts(read(`${folder}/README.md`));
  expect(sourceFolders(folder).filter((name) => !named.has(name))).toEqual([]);
});

test.each(['shared-ui', 'shared-rules'])('the README of %s names each module that it offers', (folder) => {
  const named = firstParts(read(`${folder}/README.md`));
  const offered = readdirSync(join(root, folder, 'src'))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => file.replace(/\.tsx?$/, ''));
  expect(offered.filter((name) => !named.has(name))).toEqual([]);
});

/** An example of architecture.md: a remote that is yet to be made. */
const madeUp = new Set(['remotes/service/']);
const topFolder = new RegExp(`^(?:${[...folders, 'docs', 'sites'].join('|')})/[\\w./-]+$`);

/** Whether a path is a file or folder, or the name of a module as imports write it. */
const isThere = (path: string): boolean => {
  const folder = folders.find((name) => path.startsWith(`${name}/`)) ?? '';
  const inSource = `${folder}/src${path.slice(folder.length)}`;
  return [path, inSource].some((found) =>
    ['', '.ts', '.tsx'].some((ending) => existsSync(join(root, `${found}${ending}`))),
  );
};

test.each(documents)('every file, folder and link that %s names is there', (document) => {
  const text = read(document).replace(/^```[^]*?^```/gm, '');
  const paths = quotedIn(text).filter((quoted) => topFolder.test(quoted) && !madeUp.has(quoted));
  const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, target]) =>
    join(dirname(document), target ?? ''),
  );
  expect([
    ...paths.filter((path) => !isThere(path)),
    ...links.filter((path) => !existsSync(join(root, path))),
  ]).toEqual([]);
});

test('the documents name every command of package.json, and no other', () => {
  const scriptsOf = (path: string): string[] =>
    Object.keys((JSON.parse(read(path)) as { scripts?: Record<string, string> }).scripts ?? {}); // our own files
  const own = scriptsOf('package.json');
  const named = new Set(
    documents.flatMap((path) =>
      [...read(path).matchAll(/npm (?:run ([a-z]+)|(start|test)\b)/g)].map(
        ([, run, plain]) => run ?? plain ?? '',
      ),
    ),
  );
  const ofPackages = folders.flatMap((folder) => scriptsOf(`${folder}/package.json`));
  expect(own.filter((name) => !named.has(name))).toEqual([]);
  expect([...named].filter((name) => ![...own, ...ofPackages].includes(name))).toEqual([]);
});
