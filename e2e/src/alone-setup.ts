import { aloneVariable } from './alone';
import { startRemoteCommand } from './remote-command';

/**
 * Builds the harness of every remote and serves each on a free port; their addresses reach the specs through the
 * environment. Answers the tear-down.
 */
export async function startAlone(): Promise<() => Promise<void>> {
  // A platform that this person runs must not answer for the fakes; nothing listens on this port.
  const env = { FORECOURT_URL: 'http://127.0.0.1:9' };
  const { line, stop } = await startRemoteCommand(['--built'], env, /^\{/);
  process.env[aloneVariable] = line;
  return stop;
}
