/** One package of `package-lock.json`, by its folder. */
export interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

/** The part of `package-lock.json` that is read here. */
export interface LockFile {
  packages: Record<string, LockedPackage>;
}

/** A binary for another system that a package names and the lock file leaves out. */
export interface MissingBinary {
  name: string;
  version: string;
  /** Folder of the package that names it. */
  owner: string;
}

const folders = '/node_modules/';

/** Folder in which Node finds a dependency of the package in `from`; undefined where none is locked. */
function lockedFolder({ packages }: LockFile, from: string, name: string): string | undefined {
  const parts =
    from === ''
      ? ['']
      : ['', ...from.split(folders).map((_, index, all) => all.slice(0, index + 1).join(folders))];
  return parts
    .toReversed()
    .map((folder) => (folder === '' ? `node_modules/${name}` : `${folder}${folders}${name}`))
    .find((folder) => folder in packages);
}

/** Optional dependencies without an entry: `npm ci` refuses a lock file that has any. */
export const missingBinaries = (lock: LockFile): MissingBinary[] =>
  Object.entries(lock.packages).flatMap(([owner, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => lockedFolder(lock, owner, name) === undefined)
      .map(([name, version]) => ({ name, version, owner })),
  );

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** System, processor and C library of a binary package, which its name tells: `@swc/core-linux-arm-gnueabihf`. */
export function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name
    .slice(name.lastIndexOf('/') + 1)
    .replace('linuxmusl', 'linux-musl')
    .split('-');
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  if (cpu.length !== 1 || (os.length !== 1 && cpu[0] !== 'wasm32')) {
    throw new Error(`The name of ${name} does not tell for which system and processor it is.`);
  }
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc';
  return { cpu, ...(os.length > 0 ? { os } : {}), ...(os[0] === 'linux' ? { libc: [libc] } : {}) };
}

/**
 * Adds what a registry without binaries for other systems made npm leave out. Entries have a version and no checksum:
 * npm takes them from the registry of the machine that needs them.
 */
export function completeLock<Lock extends LockFile>(lock: Lock): Lock {
  const added = missingBinaries(lock).map(({ name, version, owner }): [string, LockedPackage] => [
    `node_modules/${name}`,
    { version, ...(lock.packages[owner]?.dev ? { dev: true } : {}), optional: true, ...platformOf(name) },
  ]);
  const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(added) });
  return { ...lock, packages: Object.fromEntries(packages.toSorted(([a], [b]) => a.localeCompare(b, 'en'))) };
}
