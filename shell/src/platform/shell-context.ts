import { createContext, useContext } from 'react';
import type { ReleaseName } from 'shared-contracts/remote/composition';
import type { SlotName } from 'shared-contracts/slots';
import type { ServedParts } from './served-parts';

/** A failure that was kept to its own place. */
export interface Problem {
  remote: ReleaseName;
  phase: 'load' | 'render' | 'slot';
  message: string;
}

/** Follows the slots of a page on the server: one that only began has thrown, one left out is the browser's to try. */
export interface SlotTracker {
  began(key: string, name: SlotName): void;
  finished(key: string): void;
  leftOut(name: SlotName): void;
}

export interface ShellServices {
  report: (problem: Problem) => void;
  /** Server only. */
  tracker: SlotTracker | null;
  /** Browser only. */
  served: ServedParts | null;
}

const ShellContext = createContext<ShellServices | null>(null);
export const ShellProvider = ShellContext.Provider;

export function useShell(): ShellServices {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('There is no ShellProvider above this component: render it inside the shell.');
  return shell;
}

/** Data of the slots of the page in view. */
export interface SlotData {
  /**
   * `server`: the page came as HTML and holds exactly the slots whose keys are in `values`; the first client
   * render repeats that. `client`: every slot loads for itself.
   */
  origin: 'server' | 'client';
  /** By `placementKey`; null for a slot that needs none. */
  values: Readonly<Record<string, unknown>>;
}

const SlotDataContext = createContext<() => SlotData>(() => ({ origin: 'client', values: {} }));
/** Gives a function that keeps its identity: what is rendered already keeps the data it was rendered with. */
export const SlotDataProvider = SlotDataContext.Provider;
/** What gives the data of slots at the time of a call. */
export const useSlotDataSource = (): (() => SlotData) => useContext(SlotDataContext);

/** What a slot that is rendered for the first time finds. */
export const useSlotData = (): SlotData => useSlotDataSource()();

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
