import { useEffect, useRef, type ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { formatPhone, maskPhone, phoneHref } from 'shared-rules/phone';
import { Button, ButtonLink } from 'shared-ui/button';
import { PhoneIcon } from 'shared-ui/icons';
import * as styles from './sidebar.styles';
import { usePhone } from './use-phone';

/** The dealer's phone: hidden until a shopper asks for it, then a link that dials (VEH-024, VEH-025, VEH-029). */
export function CallButton({ car }: { car: Car }): ReactNode {
  const { phone, isRevealed, press } = usePhone(car);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (phone === null) console.warn(`There is no phone to call about car ${car.id}: set site.phones.site.`); // oxlint-disable-line eslint/no-console -- VEH-029 asks for it
  }, [phone, car.id]);
  if (phone === null) return null;
  const link = (
    <ButtonLink
      // The visitor who pressed the button in its place goes on from here.
      ref={(element) => {
        if (wasPressed.current) element?.focus();
        wasPressed.current = false;
      }}
      href={phoneHref(phone)}
      onClick={press}
      variant="outline"
      block
    >
      <PhoneIcon /> {formatPhone(phone)}
    </ButtonLink>
  );
  if (isRevealed) return link;
  const reveal = (): void => {
    wasPressed.current = true;
    press();
  };
  return (
    <>
      <Button variant="outline" block data-part="scripted" onClick={reveal}>
        <PhoneIcon /> {maskPhone(phone)} <span css={styles.showNumber}>Show number</span>
      </Button>
      <noscript>{link}</noscript>
    </>
  );
}
