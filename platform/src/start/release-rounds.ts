import type { ReleaseName } from 'shared-contracts/remote/composition';
import { findRouteClashes, type RouteDeclaration } from 'shared-contracts/routes';

/** A release that was built and waits to go live. */
export interface WaitingRelease {
  name: ReleaseName;
  routes: readonly RouteDeclaration[];
  /** Routes of its version that is live now. */
  liveRoutes: readonly RouteDeclaration[];
}

const holdsRouteOf = (other: WaitingRelease, release: WaitingRelease): boolean =>
  other.name !== release.name &&
  findRouteClashes([
    { owner: other.name, routes: other.liveRoutes },
    { owner: release.name, routes: release.routes },
  ]).length > 0;

/**
 * The order in which releases that were built together can go live. A route may have moved from one to another, which
 * then has to wait until the other has let go of it. Two that swap routes cannot be untangled: they come last, and the
 * registry refuses them.
 */
export function releaseRounds<Release extends WaitingRelease>(releases: readonly Release[]): Release[][] {
  const rounds: Release[][] = [];
  let waiting = [...releases];
  while (waiting.length > 0) {
    const all = waiting;
    const ready = all.filter((release) => !all.some((other) => holdsRouteOf(other, release)));
    const round = ready.length > 0 ? ready : all;
    rounds.push(round);
    waiting = all.filter((release) => !round.includes(release));
  }
  return rounds;
}
