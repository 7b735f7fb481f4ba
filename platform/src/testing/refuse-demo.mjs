import { register } from 'node:module';

/*
 * Loaded before a program (`--import`), this makes the package `demo` one that cannot be loaded, as when it is not
 * installed or a module of it throws.
 */
const hooks = `export const resolve = (specifier, context, next) => {
  if (/^demo(?:\\/|$)/.test(specifier)) throw new Error('The package demo was asked for.');
  return next(specifier, context);
};`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
