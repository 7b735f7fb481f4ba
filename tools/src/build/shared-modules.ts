import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './paths';

const packageVersion = (name: string): string =>
  (createRequire(join(root, 'package.json'))(`${name}/package.json`) as { version: string }).version; // every package.json has one

/** A module that exists once in a page: the shell brings it, remotes use it. */
interface SharedModule {
  /** What source code imports. */
  request: string;
  /** Version the shell brings. */
  version: string;
  /** Range a remote asks for. */
  range: string;
}

const fromPackage = (request: string, owner: string, range: string): SharedModule => ({
  request,
  version: packageVersion(owner),
  range,
});

/**
 * Every module shared at run time. The nested entries are listed by themselves: without them a remote would
 * carry its own Emotion cache, which knows no nonce; Emotion's JSX runtime is there for remotes that other teams
 * compile. The last three are ours; their version is the one of the remote contract's major.
 */
export const sharedModules: readonly SharedModule[] = [
  fromPackage('react', 'react', '^19.3.0'),
  fromPackage('react/jsx-runtime', 'react', '^19.3.0'),
  fromPackage('react-dom', 'react-dom', '^19.3.0'),
  fromPackage('react-dom/client', 'react-dom', '^19.3.0'),
  fromPackage('@emotion/react', '@emotion/react', '^11.14.0'),
  fromPackage('@emotion/react/jsx-runtime', '@emotion/react', '^11.14.0'),
  { request: 'shared-ui/jsx-runtime', version: '1.0.0', range: '^1.0.0' },
  { request: 'shared-contracts/react', version: '1.0.0', range: '^1.0.0' },
  { request: 'shared-routing', version: '1.0.0', range: '^1.0.0' },
];

/** Ranges by module name, as a release manifest carries them. */
export const sharedRanges: Record<string, string> = Object.fromEntries(
  sharedModules.map(({ request, range }) => [request, range]),
);
