import { accessSync, constants, mkdirSync, readdirSync } from 'node:fs';
import { StartError } from '../errors';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  ENOTDIR: 'is no folder',
  EEXIST: 'is no folder',
  EACCES: 'may not be used by this user',
  EPERM: 'may not be used by this user',
  EROFS: 'is on a disk that can only be read',
};

const reasonOf = (error: unknown): string => {
  const { code = '', message } = error as NodeJS.ErrnoException; // from fs calls only
  return reasons[code] ?? `cannot be used: ${message}`;
};

/** Makes the data folder where there is none. Throws a `StartError` that names the setting when it cannot be written. */
export function requireHome(home: string): void {
  try {
    mkdirSync(home, { recursive: true });
    accessSync(home, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(
      `FORECOURT_HOME: ${home} ${reasonOf(error)}. Name a folder that can be made and written.`,
      { cause: error },
    );
  }
}

/** Throws a `StartError` that names the setting when the folder of the sites cannot be read. */
export function requireSites(sites: string): void {
  try {
    readdirSync(sites);
  } catch (error) {
    throw new StartError(
      `FORECOURT_SITES: ${sites} ${reasonOf(error)}. Name the folder that holds a folder for each site.`,
      { cause: error },
    );
  }
}
