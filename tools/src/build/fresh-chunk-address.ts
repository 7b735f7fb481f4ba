import webpack, { type Compiler } from 'webpack';

/**
 * Asks for a chunk that failed under a new address. A browser joins equal requests, so a second try of a request
 * that hangs would hang with it.
 */
export class FreshChunkAddress {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FreshChunkAddress', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('FreshChunkAddress', (code) =>
        [
          code,
          'const tries = (globalThis.fcChunkTries ??= {});',
          'tries[url] = (tries[url] ?? 0) + 1;',
          'if (tries[url] > 1) script.src = `${url}?r=${tries[url] - 1}`;',
        ].join('\n'),
      );
    });
  }
}
