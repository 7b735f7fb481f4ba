import type { ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { useSite } from 'shared-contracts/react';
import { dealerPhone } from 'shared-rules/dealer-phone';
import { phoneHref } from 'shared-rules/phone';
import { isSold } from 'shared-rules/status';
import { ButtonLink } from 'shared-ui/button';
import { PhoneIcon } from 'shared-ui/icons';
import { SimilarButton } from './detail-buttons';
import { useEnquiry } from './use-enquiry';
import * as styles from './sidebar.styles';

/** The next step on a phone: call and enquire where the site lists them, or something similar for a sold car. */
export function BottomBar({ car }: { car: Car }): ReactNode {
  const site = useSite();
  const enquiry = useEnquiry(car);
  const phone = dealerPhone(site, car);
  if (isSold(car)) {
    return (
      <div css={styles.bottomBarStyles} data-edge="bar">
        <SimilarButton car={car} />
      </div>
    );
  }
  const canCall = phone !== null && site.buttons.detail.includes('call');
  const canEnquire = site.buttons.detail.includes('enquire-or-chat');
  if (!canCall && !canEnquire) return null;
  return (
    <div css={styles.bottomBarStyles} data-edge="bar">
      {canCall ? (
        <ButtonLink href={phoneHref(phone)} variant="outline" block>
          <PhoneIcon /> Call Now
        </ButtonLink>
      ) : null}
      {canEnquire ? (
        <ButtonLink {...enquiry} variant="filled" block>
          Enquire Now
        </ButtonLink>
      ) : null}
    </div>
  );
}
