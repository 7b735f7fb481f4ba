import type { ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { useSite } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { canReserve, reserveLabel } from 'shared-rules/reserve';
import { isInStock } from 'shared-rules/status';
import { buttonStyles, ButtonLink } from 'shared-ui/button';
import { ShareButton } from '../share/share-button';
import { ActionRows } from './action-rows';
import { CallButton } from './call-button';
import { PrintLink } from './print-link';
import { SaveControls } from './save-controls';
import * as styles from './sidebar.styles';
import { useContact } from './use-contact';

interface CarProps {
  car: Car;
}
type ButtonTable = Partial<
  Record<PublicTenantConfig['buttons']['detail'][number], (props: CarProps) => ReactNode>
>;

function ContactButton({ car }: CarProps): ReactNode {
  const contact = useContact(car);
  if (!contact) return null;
  const { label, ...link } = contact;
  return (
    <ButtonLink {...link} variant="filled" block>
      {label}
    </ButtonLink>
  );
}

function ReserveButton({ car }: CarProps): ReactNode {
  const { checkout } = useSite();
  if (!canReserve(car, checkout)) return null;
  return (
    <a href={hrefs.checkout(car.slug, checkout.pathSegment)} css={buttonStyles('outline')} data-block="">
      {reserveLabel(checkout)}
    </a>
  );
}

const mainButtons: ButtonTable = {
  'enquire-or-chat': ContactButton,
  call: CallButton,
  reserve: ReserveButton,
};
const quietButtons: ButtonTable = { favourite: SaveControls, share: ShareButton, print: PrintLink };

/**
 * The site's buttons (SHL-004): what to do next first, then a line for each quieter step, then what is done with the
 * page itself, each group in the site's order. "Find Me Something Similar" comes first and is on no list.
 */
export function DetailButtons({ car }: CarProps): ReactNode {
  const { buttons, stock } = useSite();
  const listed = isInStock(car, stock.inStockStatuses)
    ? buttons.detail
    : (['enquire-or-chat', ...buttons.detail.filter((name) => name !== 'enquire-or-chat')] as const);
  const inOrder = (table: ButtonTable): ReactNode[] =>
    listed.flatMap((name) => {
      const ButtonOf = table[name];
      return ButtonOf ? [<ButtonOf key={name} car={car} />] : [];
    });
  const quiet = inOrder(quietButtons);
  return (
    <>
      <div css={styles.mainButtons}>{inOrder(mainButtons)}</div>
      <ActionRows car={car} />
      {quiet.length > 0 ? <div css={styles.quietButtons}>{quiet}</div> : null}
    </>
  );
}
