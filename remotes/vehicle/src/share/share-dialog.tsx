import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import type { Car } from 'shared-contracts/entities/car';
import { stockNoun } from 'shared-rules/stock-noun';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { CheckIcon, ExternalIcon, MailIcon } from 'shared-ui/icons';
import * as styles from './share-dialog.styles';
import { emailHref, facebook, twitter, whatsapp } from './share-targets';
import { useCopy } from './use-copy';

interface ShareDialogProps {
  car: Pick<Car, 'name'>;
  /** Absolute address of the car's page. */
  url: string;
  onClose: () => void;
}

/** Ways to pass a car on: its address, three services and an email (VEH-041). */
export function ShareDialog({ car, url, onClose }: ShareDialogProps): ReactNode {
  const { isCopied, copy } = useCopy(car.name, url);
  const share = { url, text: car.name };
  const services = [
    { label: 'Facebook', open: () => facebook(share, onClose) },
    { label: 'Twitter', open: () => twitter({ ...share, hashtags: [], related: [] }, onClose) },
    { label: 'WhatsApp', open: () => whatsapp(share, onClose) },
  ];
  return (
    <Dialog open onClose={onClose} title={`Share this ${stockNoun(useSite())}`} widthPx={400}>
      <div css={styles.copy}>
        <span css={styles.address}>{url.replace(/^https?:\/\//, '')}</span>
        <Button variant="filled" size="small" onClick={() => void copy()}>
          {isCopied ? (
            <>
              <CheckIcon size={16} /> Copied
            </>
          ) : (
            'Copy'
          )}
        </Button>
      </div>
      <ul css={styles.targets}>
        {services.map(({ label, open }) => (
          <li key={label}>
            <button type="button" onClick={open}>
              {label}
              <ExternalIcon size={16} />
            </button>
          </li>
        ))}
        <li>
          <a href={emailHref(share)}>
            Email
            <MailIcon size={16} />
          </a>
        </li>
      </ul>
    </Dialog>
  );
}
