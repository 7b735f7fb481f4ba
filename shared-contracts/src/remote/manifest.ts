import { remoteNames } from '../slots';
import type { ReleaseName } from './composition';

/** Everything that is built and released on its own; the shell first, because it is the largest. */
export const releaseNames = ['shell', ...remoteNames] as const satisfies readonly ReleaseName[];

export const isReleaseName = (name: string): name is ReleaseName =>
  (releaseNames as readonly string[]).includes(name);
