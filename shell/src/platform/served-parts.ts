import type { ReleaseName } from 'shared-contracts/remote/composition';

/** Key of the page's own part among the served ones; slots have the keys of their placements. */
export const pageKey = 'page';

/** A part of the page as the server rendered it. */
export interface ServedPart {
  /** Where it stands, and with it what the visitor has typed there. */
  element(): Element;
  /** What was in it before anything in the browser touched it. */
  html(): string;
  /** It has been put back as another element. */
  moveTo(element: Element): void;
}

/** A served part whose code does not run. */
export interface StalledPart {
  remote: ReleaseName;
  part: ServedPart;
  retry: () => Promise<unknown>;
}

/**
 * What the server rendered, for parts whose code does not come or crashes: the server's markup stays then, because its
 * links and forms work without script. Of the first page only.
 */
export interface ServedParts {
  /** The whole page; undefined once the visitor has moved on. */
  root(): ServedPart | undefined;
  part(key: string): ServedPart | undefined;
  /** The visitor has moved on: nothing of the first page is shown again. */
  forget(): void;
  /** @param owner names the part, the same for `resume` */
  stall(owner: object, part: StalledPart): void;
  resume(owner: object): void;
  /** Whether any part is stalled, or any of a remote. */
  isStalled(remote?: ReleaseName): boolean;
  /** Whether an element stands in a stalled part. */
  isInStalled(element: Element): boolean;
  /** Tries every stalled part again. */
  retry(): Promise<void>;
  /** Notifies when a part stalls or resumes. Returns the clean-up. */
  subscribe(listener: () => void): () => void;
}
