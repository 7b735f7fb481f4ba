import { hostname, userInfo } from 'node:os';

/** User and host name of this process, as `kim@ops-1`, for the trail of releases. */
export function operatorName(): string {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    return `unknown@${hostname()}`; // a container may run under a number that has no name
  }
}
