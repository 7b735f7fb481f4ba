import webpack, { type Configuration, type MultiStats, type StatsCompilation } from 'webpack';

/** Compiles several configurations and answers their figures in the same order. Throws with every error found. */
export async function runWebpack(configs: Configuration[]): Promise<StatsCompilation[]> {
  const compiler = webpack(configs);
  if (!compiler) throw new Error('webpack refused the build configuration without saying why.');
  try {
    const stats = await new Promise<MultiStats>((resolve, reject) => {
      compiler.run((error, result) =>
        result ? resolve(result) : reject(error ?? new Error('webpack answered nothing.')),
      );
    });
    const found = stats.toJson({
      all: false,
      errors: true,
      assets: true,
      chunkGroups: true,
      modules: true,
      // A module that has not changed since the last build counts too.
      cachedModules: true,
      nestedModules: true,
      source: true,
      usedExports: true,
    });
    const errors = (found.children ?? []).flatMap((child) =>
      (child.errors ?? []).map((problem) => `${child.name}: ${problem.moduleName ?? ''}\n${problem.message}`),
    );
    if (errors.length > 0)
      throw new Error(`The build has ${errors.length} error(s).\n\n${errors.join('\n\n')}`);
    return found.children ?? [];
  } finally {
    // The file cache is written while closing, so the next build depends on waiting for it.
    await new Promise<void>((resolve) => {
      compiler.close(() => resolve());
    });
  }
}
