import type { SiteStorage } from 'shared-contracts/storage';
import { areDetailsKept } from 'shared-rules/saved-details';

/** What was typed and not sent is kept for this long, in milliseconds. */
const draftMs = 7 * 24 * 60 * 60 * 1000;

/** A form as it was left: its key, so that a lead that got through is not sent twice, and its fields. */
export interface Draft {
  key: string;
  fields: Record<string, string>;
}

const isRecordOfText = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((entry) => typeof entry === 'string');

/** Drafts of a site's forms in the browser's storage. */
export function readDraft(storage: SiteStorage, id: string, nowMs: number): Draft | null {
  const entry = storage.read('drafts')[id];
  if (!entry || nowMs - entry.savedAt > draftMs) return null;
  const { values } = entry;
  if (typeof values !== 'object' || values === null || !('fields' in values)) return null;
  if (!isRecordOfText(values.fields)) return null;
  return { key: entry.key, fields: values.fields };
}

/** Keeps one draft and lets go of those that are too old. */
export function writeDraft(storage: SiteStorage, id: string, draft: Draft, nowMs: number): void {
  const kept = Object.entries(storage.read('drafts')).filter(([, entry]) => nowMs - entry.savedAt <= draftMs);
  storage.write('drafts', {
    ...Object.fromEntries(kept),
    [id]: { key: draft.key, values: { fields: draft.fields }, savedAt: nowMs },
  });
}

export function clearDraft(storage: SiteStorage, id: string): void {
  const { [id]: _gone, ...others } = storage.read('drafts');
  storage.write('drafts', others);
}

/** Details of the shopper's last accepted lead, when they are not too old to offer. */
export function savedDetails(storage: SiteStorage, nowMs: number): Record<string, string> {
  const user = storage.read('user');
  if (!user || !areDetailsKept(user.savedAt, nowMs)) return {};
  const { savedAt: _savedAt, ...details } = user;
  return details;
}
