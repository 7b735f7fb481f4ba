import { join } from 'node:path';
import { buildScripts, compileSource, Minimizer, type Scripts } from '../bundle/web-build';
import { root } from '../platform/repository';

/** Script the page starts with. */
export const baselineEntry = 'main.js';

const plainReact = {
  ...compileSource,
  options: {
    jsc: {
      ...compileSource.options.jsc,
      transform: { react: { ...compileSource.options.jsc.transform.react, importSource: 'react' } },
    },
  },
};

/** Builds the page of React InstantSearch with the compiler and the minifier of the releases. */
export const buildBaseline = (outDir: string): Promise<Scripts> =>
  buildScripts(
    {
      name: 'instantsearch',
      mode: 'production',
      target: ['web', 'es2022'],
      context: join(root, 'bench'),
      entry: { main: './src/instantsearch/page.tsx' },
      devtool: false,
      output: { path: outDir, filename: '[name].js', chunkFilename: '[name].js', clean: true },
      resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
      module: { rules: [plainReact] },
      cache: false,
      optimization: { minimizer: [new Minimizer()] },
      performance: false,
      infrastructureLogging: { level: 'error' },
    },
    outDir,
  );
