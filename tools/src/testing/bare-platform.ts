import { readEnvironment } from '../start/environment';
import { createProgress } from '../start/progress';
import { startPlatform } from '../start/start-platform';

/*
 * A program for tests: the platform without builds and stock. It tells its port to the process that forked it.
 */

const platform = await startPlatform({
  environment: readEnvironment(process.env),
  progress: createProgress(),
  withBuilds: false,
  withDemoStock: false,
  withIdlePictures: false,
});
process.once('SIGTERM', () => void platform.close().then(() => process.exit(0)));
process.send?.({ port: platform.port });
