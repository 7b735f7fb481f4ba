import type { MouseEvent, ReactNode } from 'react';
import type { Offer } from 'shared-contracts/entities/content';
import { usePublish, useSite } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { sellsTowed } from 'shared-rules/towed';
import { buttonStyles, type ButtonVariant } from 'shared-ui/button';
import { isPlainClick } from 'shared-ui/plain-click';
import { AppLink } from '../platform/app-link';
import * as styles from './offer-actions.styles';

/** Where the question about an offer goes. */
const category = 'Sales Enquiry';

interface LeadLinkProps {
  label: string;
  /** The form as a page, for browsers without script and for another tab. */
  href: string;
  about: string;
  variant: ButtonVariant;
  size: 'small' | 'regular';
  onOpen: () => void;
}

/** A link to a form's page that opens the form's dialog instead where it can. */
function LeadLink({ label, href, about, variant, size, onOpen }: LeadLinkProps): ReactNode {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    // A list of offers has many links of one label.
    <a css={buttonStyles(variant, size)} href={href} aria-label={`${label}: ${about}`} onClick={handleClick}>
      {label}
    </a>
  );
}

/** What a shopper can do about an offer (SHL-055). One that is about no model has none to explore; a caravan is not driven. */
export function OfferActions({
  offer,
  primary,
  size,
}: {
  offer: Offer;
  /** Loud on the offer's own page, where it is the one thing to do; quieter in a list. */
  primary: Extract<ButtonVariant, 'filled' | 'tonal'>;
  size: 'small' | 'regular';
}): ReactNode {
  const publish = usePublish('shell');
  const { id, name, model } = offer;
  const modelSlug = model?.slug;
  const isDriven = !sellsTowed(useSite());
  return (
    <div css={styles.actions} data-size={size}>
      <LeadLink
        label="Enquire Now"
        href={hrefs.enquire({ category, offerId: id })}
        about={name}
        variant={primary}
        size={size}
        onOpen={() => publish('leads:enquiry-requested', { offer_id: id, category, variant: 'full' })}
      />
      {isDriven ? (
        <LeadLink
          label="Book A Test Drive"
          href={hrefs.bookTestDrive({ ...(modelSlug ? { modelSlug } : {}), offerId: id })}
          about={name}
          variant="outline"
          size={size}
          onOpen={() =>
            publish('leads:test-drive-requested', {
              offer_id: id,
              ...(modelSlug ? { model_slug: modelSlug } : {}),
            })
          }
        />
      ) : null}
      {model ? (
        <AppLink href={hrefs.model(model)} css={buttonStyles('text', size)}>
          Explore {model.name}
        </AppLink>
      ) : null}
    </div>
  );
}
