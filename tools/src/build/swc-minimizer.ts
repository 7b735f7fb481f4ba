import { minify } from '@swc/core';
import webpack, { type Compiler } from 'webpack';

/** swc does not know the name of what it was given; only with it can its map be joined with webpack's. */
const namedMap = (map: string, name: string): string =>
  JSON.stringify({ ...(JSON.parse(map) as object), sources: [name] }); // a source map is a JSON object

/** Shrinks scripts with the compiler that already reads our source: several times faster than the default. */
export class SwcMinimizer {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = webpack;
    compiler.hooks.compilation.tap('SwcMinimizer', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tapPromise({ name: 'SwcMinimizer', stage }, async (assets) => {
        const scripts = Object.keys(assets).filter((name) => name.endsWith('.js'));
        await Promise.all(
          scripts.map(async (name) => {
            const asset = compilation.getAsset(name);
            if (!asset || asset.info.minimized) return;
            const { source, map } = asset.source.sourceAndMap();
            const text = source.toString();
            const small = await minify(text, {
              compress: { passes: 2, ecma: 2020 },
              mangle: true,
              ecma: 2020,
              sourceMap: map !== null,
              format: { comments: false },
            });
            const result =
              map && small.map
                ? new sources.SourceMapSource(small.code, name, namedMap(small.map, name), text, map, true)
                : new sources.RawSource(small.code);
            compilation.updateAsset(name, result, { ...asset.info, minimized: true });
          }),
        );
      });
    });
  }
}
