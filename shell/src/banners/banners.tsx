import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { AnnouncementBar } from './announcement-bar';
import { ConsentBar } from './consent-bar';
import { EmergencyBar } from './emergency-bar';
import { PopupHost } from './popup-host';

/** Everything a site says above its header, the most pressing first. */
export function Banners(): ReactNode {
  const { banners, privacy } = useSite();
  const { announcement, emergency, popup } = banners;
  return (
    <>
      {privacy.consent ? <ConsentBar /> : null}
      {emergency.enabled ? <EmergencyBar text={emergency.text} /> : null}
      {announcement ? <AnnouncementBar {...announcement} /> : null}
      {popup ? <PopupHost popup={popup} /> : null}
    </>
  );
}
