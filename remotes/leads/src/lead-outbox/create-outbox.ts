import type { OutboxRecord, PendingLead } from 'shared-contracts/entities/outbox-record';
import { newKey } from 'shared-contracts/idempotency-key';
import type { Platform } from 'shared-contracts/remote/remote-module';
import { browserStore, openStorage, storageKey } from 'shared-contracts/storage';
import { clearDraft } from '../lead-draft/draft';
import { announceSuccess } from '../lead-sending/announce';
import { completeLead, sendLead, type SendResult } from '../lead-sending/send-lead';
import { announceRefused, announceSent } from './announce-later';
import { createLeadLock } from './lead-lock';
import { createOutboxStore } from './outbox-store';

/** A lead as a form gives it. */
export type NewLead = Pick<PendingLead, 'formType' | 'valuationId' | 'lead' | 'draftId'>;

/** What the server has decided about a lead. */
export type Decision =
  | { kind: 'sent' }
  | { kind: 'refused'; fields: Record<string, string>; message: string }
  /** Refused for no field: sending the same again is of no use. */
  | Extract<SendResult, { kind: 'failed' }>;

/** A try after which the lead still waits. */
export type Delay = Extract<SendResult, { kind: 'failed' | 'too-many' }>;

/** What a form is notified of while its lead is in the outbox. */
export interface OutboxWatcher {
  onDecided: (decision: Decision) => void;
  /** The lead goes by another key from here on. */
  onMoved: (key: string) => void;
}

export interface Outbox {
  /** The key that a form's lead goes by: another tab may have moved it. */
  currentKey: (key: string) => string;
  /** Writes a lead down, before anything is sent. False where it lives as long as the page only. */
  put: (key: string, lead: NewLead) => boolean;
  /** Tries one lead now. Gives what went wrong while it still waits; what was decided goes to its watcher. */
  deliver: (key: string) => Promise<Delay | null>;
  /** Tries all that may be tried. */
  deliverAll: () => Promise<void>;
  /** The lead of a form that is open: it says itself what became of it. Returns the clean-up. */
  watch: (key: string, watcher: OutboxWatcher) => () => void;
  /** What the server found wrong with a lead that was refused behind the shopper's back; given once. */
  takeRefusal: (key: string) => Record<string, string> | null;
  stop: () => void;
}

/** Milliseconds until the page tries again by itself; the last repeats. */
const retryMs = [15_000, 30_000, 60_000, 120_000, 300_000] as const;
/** How long a server that cannot answer is left alone when it does not say, in milliseconds. */
const busyMs = 60_000;
/** A server that finds every key used up has another reason. */
const moveLimit = 2;

/** A lead that is gone without a decision, such as after a sign-out in another tab: its form has it still. */
const forgotten = (key: string): Delay => ({
  kind: 'failed',
  status: 503,
  message: 'The lead is no longer kept.',
  serverError: null,
  retryAfterS: undefined,
  isTemporary: true,
  isSpent: false,
  attempt: { key, submissionId: null },
});

/**
 * Leads on their way to the server (decision 0025). Each is sent with one key and the same content until the server has
 * accepted or refused it, from whichever tab is there.
 */
export function createOutbox(platform: Platform): Outbox {
  const { site, api, events } = platform;
  const { slug } = site.site;
  const nowMs = (): number => platform.now().getTime();
  const storage = openStorage(slug, browserStore());
  const store = createOutboxStore(storage, nowMs);
  const withLock = createLeadLock(slug, store, nowMs);
  const watchers = new Map<string, Set<OutboxWatcher>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let isStopped = false;
  let isListening = false;
  let running: Promise<void> | null = null;

  /** Changes a lead that still waits. */
  const update = (key: string, changes: Partial<PendingLead>): void => {
    const record = store.read(key);
    if (record?.state === 'waiting')
      store.write(key, { ...record, content: { ...record.content, ...changes } });
  };

  const decide = (key: string, pending: PendingLead, decision: Decision): void => {
    const watching = [...(watchers.get(key) ?? [])];
    if (watching.length === 0) {
      if (decision.kind === 'sent') announceSent(events, pending);
      else announceRefused(events, pending, decision.message);
    }
    for (const { onDecided } of watching) onDecided(decision);
  };

  const accept = (key: string, pending: PendingLead, leadId: number): void => {
    store.write(key, { state: 'accepted', savedAt: nowMs(), content: { leadId } });
    if (storage.read('drafts')[pending.draftId]?.key === key) clearDraft(storage, pending.draftId);
    // The same form in another tab: it is one lead.
    if (pending.leadId !== leadId) announceSuccess(platform, pending, leadId);
    decide(key, pending, { kind: 'sent' });
  };

  const send = (key: string, { formType, valuationId, lead, submissionId }: PendingLead) => {
    const attempt = { key, submissionId };
    if (valuationId !== null) return completeLead(api, attempt, valuationId, lead);
    return sendLead(api, attempt, { form_type: formType, values: lead.values }, lead, (id) =>
      update(key, { submissionId: id }),
    );
  };

  /** Other content came first under this key: it may be without a lead yet, or a lead of its own. */
  const afterSpent = (key: string, record: OutboxRecord & { state: 'waiting' }): Promise<Delay | null> => {
    const { content } = record;
    if (content.submissionId === null && content.valuationId === null) {
      update(key, { submissionId: '' });
      return attempt(key);
    }
    const to = newKey();
    store.move(key, to, {
      ...record,
      content: { ...content, submissionId: null, lease: null, moves: content.moves + 1 },
    });
    for (const { onMoved } of [...(watchers.get(key) ?? [])]) onMoved(to);
    return deliver(to);
  };

  async function attempt(key: string): Promise<Delay | null> {
    const before = store.read(key);
    if (!before) return forgotten(key);
    // Another tab has sent it meanwhile.
    if (before.state !== 'waiting') {
      look();
      return null;
    }
    const result = await send(key, before.content);
    const after = store.read(key);
    const isSame = after?.state !== 'waiting' || after.content.revision === before.content.revision;
    switch (result.kind) {
      case 'sent':
        if (isSame) accept(key, before.content, result.leadId);
        // The shopper has changed it in the meantime; what she has now comes next.
        else return attempt(key);
        return null;
      case 'refused':
        if (!isSame) return attempt(key);
        store.write(key, {
          state: 'refused',
          savedAt: nowMs(),
          content: { fields: result.fields, message: result.message },
        });
        decide(key, before.content, result);
        return null;
      case 'too-many':
        update(key, { waitUntil: nowMs() + (result.retryAfterS ?? busyMs / 1000) * 1000 });
        return result;
      case 'failed':
        if (result.isSpent && after?.state === 'waiting' && after.content.moves < moveLimit) {
          return afterSpent(key, after);
        }
        if (result.isTemporary) {
          update(key, { waitUntil: nowMs() + (result.retryAfterS ?? 0) * 1000 });
          return result;
        }
        store.remove(key);
        decide(key, before.content, result);
        return null;
    }
  }

  async function deliver(key: string): Promise<Delay | null> {
    const delay = await withLock(key, () => attempt(key));
    schedule();
    return delay;
  }

  /** Looks after what waits, later and later. */
  const schedule = (): void => {
    clearTimeout(timer);
    listen();
    if (isStopped) return;
    if (store.waiting().length === 0) {
      tries = 0;
      return;
    }
    const waitMs = retryMs[Math.min(tries, retryMs.length - 1)] ?? busyMs;
    timer = setTimeout(() => void deliverAll(), waitMs);
  };

  async function deliverDue(): Promise<void> {
    tries += 1;
    if (!navigator.onLine) return;
    const due = store.waiting().filter((key) => {
      const record = store.read(key);
      return record?.state === 'waiting' && record.content.waitUntil <= nowMs();
    });
    // One after the other: a queue that has waited for days is no rush hour.
    for (const key of due) await deliver(key);
    schedule();
  }

  function deliverAll(): Promise<void> {
    running ??= deliverDue().finally(() => {
      running = null;
    });
    return running;
  }

  const notify = (key: string, { onDecided, onMoved }: OutboxWatcher): void => {
    const record = store.read(key);
    if (record?.state === 'accepted') onDecided({ kind: 'sent' });
    if (record?.state === 'refused') onDecided({ kind: 'refused', ...record.content });
    if (record?.state === 'moved') onMoved(record.content.to);
  };

  /** Another tab has written: what it has decided concerns the forms that are open here. */
  function look(): void {
    for (const [key, watching] of [...watchers]) for (const watcher of [...watching]) notify(key, watcher);
  }

  const onOnline = (): void => {
    tries = 0;
    void deliverAll();
  };
  const onStorage = ({ key }: StorageEvent): void => {
    if (key !== storageKey(slug, 'outbox')) return;
    look();
    // The tab that wrote it may close before it is sent.
    schedule();
  };
  /** Listens for as long as something waits here: a lead for the network, or a form for its lead. */
  function listen(): void {
    const isNeeded = !isStopped && (watchers.size > 0 || store.waiting().length > 0);
    if (isNeeded === isListening) return;
    isListening = isNeeded;
    const change = isNeeded ? window.addEventListener : window.removeEventListener;
    change.call(window, 'online', onOnline);
    change.call(window, 'storage', onStorage as EventListener); // the event of that name
  }

  const currentKey = (key: string): string => {
    const record = store.read(key);
    return record?.state === 'moved' ? currentKey(record.content.to) : key;
  };

  return {
    currentKey,
    put: (key, lead) => {
      const before = store.read(key);
      const known = before?.state === 'waiting' ? before.content : null;
      const pending: PendingLead = {
        ...lead,
        submissionId: known?.submissionId ?? null,
        revision: (known?.revision ?? 0) + 1,
        waitUntil: 0,
        moves: known?.moves ?? 0,
        leadId: before?.state === 'accepted' ? before.content.leadId : null,
        lease: known?.lease ?? null,
      };
      return store.write(key, { state: 'waiting', savedAt: nowMs(), content: pending });
    },
    deliver,
    deliverAll,
    watch: (key, watcher) => {
      const watching = watchers.get(key) ?? new Set();
      watchers.set(key, watching.add(watcher));
      listen();
      notify(key, watcher);
      return () => {
        watching.delete(watcher);
        if (watching.size === 0) watchers.delete(key);
        listen();
      };
    },
    takeRefusal: (key) => {
      const record = store.read(key);
      if (record?.state !== 'refused') return null;
      store.remove(key);
      return record.content.fields;
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      listen();
    },
  };
}
