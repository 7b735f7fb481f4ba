export { describeRemote } from './suite/describe-remote';
