import { describeRemoteOnServer } from 'harness/remote-suite-server';
import { remote } from './remote';
import { suiteOptions } from './testing/suite-options';

describeRemoteOnServer('finance', remote, suiteOptions);
