import type { Platform } from 'shared-contracts/remote/remote-module';
import { browserStore, hasWaitingLeads } from 'shared-contracts/storage/web-stores';
import { whenIdle } from 'shared-ui/lazy-component';

/**
 * Sends what waits from an earlier page or another tab, once this page has nothing else to do, and when the network is
 * back. The code for it is fetched when there is something to send.
 */
export function startOutbox(platform: Platform): () => void {
  let stop: (() => void) | undefined;
  let isStopped = false;
  const deliver = async (): Promise<void> => {
    const { outboxOf } = await import(/* webpackChunkName: 'outbox' */ './outbox-of');
    if (isStopped) return;
    const outbox = outboxOf(platform);
    stop = outbox.stop;
    await outbox.deliverAll();
  };
  const start = (): void => {
    if (!navigator.onLine || !hasWaitingLeads(platform.site.site.slug, browserStore())) return;
    // Code that cannot be fetched now is fetched by the next page.
    deliver().catch(() => undefined);
  };
  const cancelIdle = whenIdle(start);
  window.addEventListener('online', start);
  return () => {
    isStopped = true;
    cancelIdle();
    window.removeEventListener('online', start);
    stop?.();
  };
}
