import { useEffect, type ReactNode } from 'react';
import { useConsent, usePlatform } from 'shared-contracts/react';
import { useLazy } from 'shared-ui/use-lazy';
import { chatAddress } from './chat-address';
import { useIdle } from '../platform/use-idle';

const loadChat = () => import(/* webpackChunkName: 'chat' */ './chat');

/** Brings the chat of a site that has one, when nothing else is left to do and the visitor lets it (SHL-085). */
export function ChatHost(): ReactNode {
  const { site, events } = usePlatform();
  const isAllowed = useConsent();
  const address = isAllowed ? chatAddress(site) : null;
  const part = useLazy(useIdle(address !== null), loadChat);
  useEffect(() => {
    if (address === null) events.publish('chat:availability-changed', { available: false }, 'shell');
  }, [address, events]);
  return address !== null && part ? <part.Chat address={address} /> : null;
}
