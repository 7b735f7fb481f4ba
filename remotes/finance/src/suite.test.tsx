import { describeRemote } from 'harness/remote-suite';
import { remote } from './remote';

describeRemote('finance', remote, { pages: [] });
