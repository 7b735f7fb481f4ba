import { useLastEvent } from './events';
import { useSite } from './platform';

/**
 * Whether what a site asks its visitors for may be loaded: analytics, chat and maps of others. Always on a site that does
 * not ask (`privacy.consent`); otherwise not before the visitor has accepted, and never on the server.
 */
export function useConsent(): boolean {
  const isAccepted = useLastEvent('privacy:changed')?.isAccepted ?? false;
  return !useSite().privacy.consent || isAccepted;
}
