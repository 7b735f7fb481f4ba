import { describeRemote } from 'harness/remote-suite';
import { remote } from './remote';
import { suiteOptions } from './testing/suite-options';

describeRemote('finance', remote, suiteOptions);
