import { describeRemoteOnServer } from 'harness/remote-suite-server';
import { remote } from './remote';

describeRemoteOnServer('finance', remote, { pages: [] });
