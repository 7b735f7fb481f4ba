import { posix } from 'node:path';
import { TESTING_FOLDER, type ImportRow } from './import-table';
import { readSourceFiles } from './source-files';

type Layers = NonNullable<ImportRow['layers']>;

/** A unit of the layers: a folder of `src`, or a file directly in it, which is named with its extension. */
export const isRootFile = (unit: string): boolean => /\.tsx?$/.test(unit);

/** The unit as an import names it. */
export const importNameOf = (unit: string): string => unit.replace(/(?:\.d)?\.tsx?$/, '');

/** All units of the layers, from the lowest to the highest. */
export const layerUnits = (layers: Layers): string[] => layers.flat();

/** Units that a unit must not import: those of its own layer and of the layers above. */
export const notBelow = (layers: Layers, unit: string): string[] => {
  const own = layers.findIndex((layer) => [layer].flat().includes(unit));
  return layers
    .slice(own)
    .flat()
    .filter((other) => other !== unit);
};

/** An import from one unit of a package into another. */
interface UnitImport {
  from: string;
  to: string;
  /** Where it stands and what it names, for a message. */
  line: string;
}

const SPECIFIER = /(?:\bfrom |\bimport\(|^import )'(\.[^']*)'/g;
/** Tests and development pages may import everything of their package. */
const isTest = (path: string): boolean =>
  /\.test\.tsx?$/.test(path) || path === 'dev.tsx' || path.split('/').includes('dev');

/** Code below a package's `src`, as paths relative to it with the paths that each imports. */
function readImports(root: string, folder: string): { path: string; specifiers: string[] }[] {
  const src = `${folder}/src/`;
  return readSourceFiles(root, [folder]).flatMap(({ path, code }) => {
    const inner = path.slice(src.length);
    if (!path.startsWith(src) || isTest(inner) || inner.startsWith(`${TESTING_FOLDER}/`)) return [];
    const specifiers = code.flatMap((line) =>
      Array.from(line.matchAll(SPECIFIER), ([, specifier]) => specifier ?? ''),
    );
    return [{ path: inner, specifiers }];
  });
}

/** The units a package has, whether its row names them or not. */
export function readUnits(root: string, folder: string): string[] {
  return [...new Set(readImports(root, folder).map(({ path }) => path.split('/')[0] ?? path))];
}

function readUnitImports(root: string, folder: string): UnitImport[] {
  const files = readImports(root, folder);
  const units = new Set(files.map(({ path }) => path.split('/')[0] ?? path));
  return files.flatMap(({ path, specifiers }) =>
    specifiers.flatMap((specifier) => {
      const from = path.split('/')[0] ?? path;
      const target = posix.join(posix.dirname(path), specifier);
      const name = target.split('/')[0] ?? target;
      const to = [...units].find((unit) =>
        isRootFile(unit) ? importNameOf(unit) === target : unit === name,
      );
      return to === undefined || to === from ? [] : [{ from, to, line: `${path} imports ${specifier}` }];
    }),
  );
}

/** Pairs of folders of a package that import each other, types included, each with the lines that make it. */
export function findTwoWayImports(root: string, folder: string): string[] {
  const imports = readUnitImports(root, folder);
  const lines = (a: string, b: string): string[] =>
    imports.filter(({ from, to }) => from === a && to === b).map(({ line }) => line);
  const pairs = new Set(imports.filter(({ from, to }) => from < to).map(({ from, to }) => `${from} ${to}`));
  return [...pairs].flatMap((pair) => {
    const [a = '', b = ''] = pair.split(' ');
    const back = lines(b, a);
    return back.length === 0 ? [] : [`${a} <-> ${b}: ${[...lines(a, b), ...back].join('; ')}`];
  });
}
