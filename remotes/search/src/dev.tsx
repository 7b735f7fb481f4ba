import { startHarness } from 'harness/start';
import { remote } from './remote';

void startHarness('search', remote);
