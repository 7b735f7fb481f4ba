import type { SlotName } from 'shared-contracts/slots';
import type { SlotTracker } from '../platform/shell-context';

/** How the slots of one page fared on the server. */
export interface SlotRecord extends SlotTracker {
  /** Placement keys of the slots that are in the page. */
  readonly rendered: readonly string[];
  /** Slots the browser has to try, because their remote or their data was not there. */
  readonly skipped: readonly SlotName[];
  /** Slots that began and never ended. */
  thrown(): SlotName[];
}

export function createSlotRecord(): SlotRecord {
  const open = new Map<string, SlotName>();
  const rendered: string[] = [];
  const skipped: SlotName[] = [];
  return {
    began: (key, name) => void open.set(key, name),
    finished: (key) => {
      open.delete(key);
      rendered.push(key);
    },
    leftOut: (name) => void skipped.push(name),
    rendered,
    skipped,
    thrown: () => [...open.values()],
  };
}
