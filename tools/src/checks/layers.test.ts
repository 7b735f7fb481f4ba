import { fileURLToPath } from 'node:url';
import { IMPORT_TABLE } from './import-table';
import { findTwoWayImports, layerUnits, readUnits } from './layers';
import { makePlantedRepository } from './planted';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test.each(IMPORT_TABLE)('folders of $folder import each other one way only', ({ folder }) => {
  expect(findTwoWayImports(root, folder)).toEqual([]);
});

test.each(IMPORT_TABLE.filter(({ layers }) => layers))(
  'the layers of $folder name every folder and file of its src',
  ({ folder, layers = [] }) => {
    expect(layerUnits(layers).toSorted()).toEqual(readUnits(root, folder).toSorted());
  },
);

test('a pair is found by a type, a re-export, a late import and an import without names', () => {
  const repository = makePlantedRepository();
  const plant = (path: string, code: string): void => repository.plant(`shell/src/${path}`, `${code}\n`);
  plant('a/one.ts', "import type { Two } from '../b/two';");
  plant('b/two.ts', "export {\n  one,\n} from '../a/one';");
  plant('c/one.ts', "const two = () => import('../d/deep/two');");
  plant('d/deep/two.ts', "import '../../c/one';");
  plant('main.ts', "import { five } from './e/five';");
  plant('e/five.ts', "import { main } from '../main';");
  plant('e/six.ts', "import { five } from './five';\n// import { one } from '../a/one';");
  plant('a/three.ts', "import { six } from '../e/six';");
  plant('f/f.test.ts', "import { one } from '../a/one';");
  plant('a/four.ts', "import { f } from '../f/f';");
  plant('f/f.ts', 'export const f = 1;');
  plant('testing/make.ts', "import { one } from '../a/one';");
  try {
    expect(findTwoWayImports(repository.root, 'shell')).toEqual([
      'a <-> b: a/one.ts imports ../b/two; b/two.ts imports ../a/one',
      'c <-> d: c/one.ts imports ../d/deep/two; d/deep/two.ts imports ../../c/one',
      'e <-> main.ts: e/five.ts imports ../main; main.ts imports ./e/five',
    ]);
  } finally {
    repository.remove();
  }
});
