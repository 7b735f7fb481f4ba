export { startHarness } from './page/start-harness';
