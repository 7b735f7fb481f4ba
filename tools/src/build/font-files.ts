import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { WebFontName } from 'shared-contracts/site-config';
import webpack, { type Compiler } from 'webpack';

const require = createRequire(import.meta.url);

/** The Latin subset of each face. A variable file holds all weights. */
const files: Record<WebFontName, string> = {
  figtree: require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  archivo: require.resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'),
  'instrument-sans':
    require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
  manrope: require.resolve('@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2'),
  fraunces: require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
  'barlow-condensed':
    require.resolve('@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2'),
};

/** Adds the web faces to the browser files of the shell, `fonts/<name>.woff2`, each with its licence as that requires. */
export class FontFiles {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('FontFiles', (compilation) => {
      compilation.hooks.additionalAssets.tap('FontFiles', () => {
        const emit = (name: string, file: string): void =>
          compilation.emitAsset(`fonts/${name}`, new webpack.sources.RawSource(readFileSync(file)));
        for (const [name, file] of Object.entries(files)) {
          emit(`${name}.woff2`, file);
          emit(`${name}.licence.txt`, join(file, '../../LICENSE'));
        }
      });
    });
  }
}
