import { serve } from '../start/serve';

/* A serving process for tests: the platform without builds and stock. */
await serve({ withBuilds: false, withDemoStock: false, withIdlePictures: false });
