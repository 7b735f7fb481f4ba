export { describeRemoteOnServer } from './suite/describe-remote-on-server';
