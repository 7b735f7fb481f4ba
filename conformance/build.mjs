import { resolve } from 'node:path';
import webpack from 'webpack';

/** Builds one of the applications: `node conformance/build.mjs <application> <folder> [remotes as JSON]`. */
const [application = '', folder = '', remotes = '{}'] = process.argv.slice(2);
const { default: configure } = await import(`./${application}/webpack.config.mjs`);

webpack(configure({ outDir: resolve(folder), remotes: JSON.parse(remotes) }), (error, stats) => {
  if (error) throw error;
  if (stats.hasErrors() || stats.hasWarnings()) {
    console.error(stats.toString('errors-warnings'));
    process.exitCode = 1;
  }
});
