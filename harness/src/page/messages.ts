import type { RecordedEvent } from 'shared-contracts/events/bus';

/** What the page under test reports to the harness around it. */
export type HarnessMessage =
  | { source: typeof messageSource; kind: 'event'; event: RecordedEvent }
  | { source: typeof messageSource; kind: 'problem'; message: string }
  | { source: typeof messageSource; kind: 'address'; address: string; title: string };

export const messageSource = 'forecourt-harness';

/** Notifies the frame, when there is one. */
export function postToFrame(message: HarnessMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin);
}

export const isHarnessMessage = (data: unknown): data is HarnessMessage =>
  typeof data === 'object' && data !== null && 'source' in data && data.source === messageSource;
