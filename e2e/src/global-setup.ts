import { startAlone } from './alone-setup';
import { createPlatformProcess, makeHome } from './platform-process';
import { renderPictures } from './render-pictures';

/**
 * Starts what the chosen browser tests need, once for the whole run, and gives the function that stops it.
 * `FORECOURT_E2E` names the project; all of them when it is not set. `E2E_PORT` and `E2E_HOME` give the tests where
 * the platform is; a platform named there already is used and left running.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const project = process.env['FORECOURT_E2E'];
  const closers: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (const stop of closers.splice(0).toReversed()) await stop();
  };
  try {
    if (project === undefined || project === 'alone') closers.push(await startAlone());
    if ((project === undefined || project === 'composed') && process.env['E2E_PORT'] === undefined) {
      const platform = createPlatformProcess(await makeHome());
      closers.push(platform.remove);
      await platform.start();
      process.env['E2E_PORT'] = String(platform.port());
      process.env['E2E_HOME'] = platform.home;
      await renderPictures();
    }
  } catch (error) {
    await close();
    throw error;
  }
  return close;
}
