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

/** The next step on a phone: call and enquire, or something similar for a sold car. */
export function BottomBar({ car }: { car: Car }): ReactNode {
  const site = useSite();
  const enquiry = useEnquiry(car);
  const phone = dealerPhone(site, car);
  if (isSold(car)) {
    return (
      <div css={styles.bottomBarStyles}>
        <SimilarButton car={car} />
      </div>
    );
  }
  return (
    <div css={styles.bottomBarStyles}>
      {phone === null ? null : (
        <ButtonLink href={phoneHref(phone)} variant="outline" block>
          <PhoneIcon /> Call Now
        </ButtonLink>
      )}
      <ButtonLink {...enquiry} variant="filled" block>
        Enquire Now
      </ButtonLink>
    </div>
  );
}
