import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import webpack, { type Compiler, type javascript } from 'webpack';
import { root } from './paths';

/** What pages get from `shared-routing` at run time. The module is the shell's, so webpack cannot look into it. */
function readRouterNames(): string[] {
  const source = readFileSync(join(root, 'shared-routing/src/index.ts'), 'utf8');
  return parseSync(source, { syntax: 'typescript' })
    .body.flatMap((item) => (item.type === 'ExportNamedDeclaration' ? item.specifiers : []))
    .flatMap((item) => (item.type === 'ExportSpecifier' && !item.isTypeOnly ? item.orig.value : []));
}

const isRouter = (request: string): boolean => /^react-router(?:-dom)?(?:\/|$)/.test(request);

/** What is wrong with importing a name; null for nothing. */
function problemOf(request: string, name: string | null, offered: readonly string[]): string | null {
  if (isRouter(request)) {
    return `A page's script holds no React Router: import ${name ?? 'it'} from 'shared-routing' instead of '${request}'. It offers ${offered.join(', ')}; a link is an <a href>.`;
  }
  if (request !== 'shared-routing' || name === null || offered.includes(name)) return null;
  return `'shared-routing' does not offer ${name}, only ${offered.join(', ')}.`;
}

/**
 * Refuses React Router in the scripts of a page, which has the router of `shared-routing`, and names that this does not
 * offer: in a page they would be undefined.
 */
export class RouterNames {
  /** @param source folder of the modules that are checked */
  constructor(private readonly source: string) {}

  apply(compiler: Compiler): void {
    const offered = readRouterNames();
    const watch = (parser: javascript.JavascriptParser): void => {
      const check = (request: unknown, name: string | null): void => {
        const { module } = parser.state;
        const problem = problemOf(String(request), name, offered);
        if (problem === null || !module.resource?.startsWith(this.source)) return;
        module.addError(new webpack.WebpackError(problem));
      };
      parser.hooks.importSpecifier.tap('RouterNames', (_statement, request, name) => check(request, name));
      parser.hooks.exportImportSpecifier.tap('RouterNames', (_statement, request, name) =>
        check(request, name),
      );
    };
    compiler.hooks.normalModuleFactory.tap('RouterNames', (factory) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const)
        factory.hooks.parser.for(type).tap('RouterNames', watch);
    });
  }
}
