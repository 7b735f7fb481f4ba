import { useEffect, type ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { useSite } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { phoneHref } from 'shared-rules/phone';
import { canReserve } from 'shared-rules/reserve';
import { buttonStyles, ButtonLink } from 'shared-ui/button';
import { PhoneIcon } from 'shared-ui/icons';
import { useBottomInset } from 'shared-ui/bottom-inset';
import { useContact } from '../sidebar/use-contact';
import { usePhone } from '../sidebar/use-phone';
import * as styles from './bottom-bar.styles';
import { useScrolledPast } from './use-scrolled-past';

/** CSS pixels of scroll after which the bar is opened (VEH-081). */
const openedAfterPx = 900;

/** Notifies the rest of the page, such as the chat's bubble, that the bar is opened. */
function useOpenedMark(isOpen: boolean): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (!isOpen) return;
    dataset['barOpened'] = '';
    return () => {
      delete dataset['barOpened'];
    };
  }, [isOpen]);
}

/**
 * The next step on a phone: reserve, ask and call, where the site lists them (VEH-080, VEH-081). Wide screens have
 * them in the sidebar.
 */
export function BottomBar({ car }: { car: Car }): ReactNode {
  const { buttons, checkout, stock } = useSite();
  const contact = useContact(car);
  const { phone, press } = usePhone(car);
  const isOpen = useScrolledPast(openedAfterPx);
  const canBeReserved = buttons.detail.includes('reserve') && canReserve(car, checkout);
  const canCall = phone !== null && buttons.detail.includes('call');
  const isShown = canBeReserved || contact !== null || canCall;
  useOpenedMark(isShown && isOpen);
  useBottomInset('bar', isShown);
  if (!isShown) return null;
  return (
    <div
      css={styles.bar}
      // Always one: an element without a class of its own is rendered another way, and would be made anew.
      className={isOpen ? 'is-open' : 'is-closed'}
      data-edge="bar"
      role="group"
      aria-label="Next steps"
    >
      {canBeReserved ? (
        <a href={hrefs.checkout(car.slug, checkout.pathSegment)} css={buttonStyles('outline')}>
          {stock.noun === null || stock.noun === 'car' ? 'Reserve Car Now' : 'Reserve Now'}
        </a>
      ) : null}
      {contact ? (
        <ButtonLink href={contact.href} onClick={contact.onClick} variant="filled">
          {contact.label}
        </ButtonLink>
      ) : null}
      {canCall ? (
        <ButtonLink href={phoneHref(phone)} onClick={press} variant="outline">
          <PhoneIcon /> <span css={styles.summary}>Call Now</span>
        </ButtonLink>
      ) : null}
    </div>
  );
}
