import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { BookedCar } from 'shared-contracts/entities/shopper';
import { useSite } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { color, font, fontSize, media, radius, space } from 'shared-ui/tokens';
import { AppLink } from '../platform/app-link';
import { pictureSources } from '../platform/picture';

export const carRowsStyles = css({
  borderTop: `1px solid ${color.line}`,
  '& > li': { borderBottom: `1px solid ${color.line}` },
});

const rowStyles = css({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0,1fr)',
  alignItems: 'start',
  gap: `${space[8]} ${space[16]}`,
  paddingBlock: space[16],
  [media.from(768)]: { gridTemplateColumns: '120px minmax(0,1fr) auto', alignItems: 'center' },
  '& > [data-part=picture]': {
    aspectRatio: '3/2',
    overflow: 'hidden',
    background: color.studio,
    borderRadius: radius.small,
  },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '&[data-muted] img': { filter: 'grayscale(1) contrast(.9)', opacity: 0.62 },
  '& strong': { color: color.ink, fontWeight: font.weightStrong },
  '& strong a': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& p': { color: color.muted, fontSize: fontSize[14] },
  // A number on a line of its own is a target of its own.
  '& p a': {
    display: 'inline-block',
    minHeight: 24,
    lineHeight: '24px',
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  },
  '& p b': { color: color.ink, fontWeight: font.weightStrong },
});

const actionsStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[8]}`,
  gridColumn: '2',
  [media.from(768)]: { gridColumn: '3' },
});

export interface CarRowProps {
  /** Null where the car itself is unknown. */
  car: Pick<BookedCar, 'name' | 'slug' | 'primary_image_url' | 'listed'> | null;
  /** What stands under the name. */
  children: ReactNode;
  actions?: ReactNode;
}

/** A car in one row: small picture, name, what there is to say, and what can be done. */
export function CarRow({ car, children, actions }: CarRowProps): ReactNode {
  const site = useSite();
  const picture = pictureSources(site, car?.primary_image_url, 160);
  return (
    <div css={rowStyles} data-muted={car?.listed === false ? '' : undefined}>
      <div data-part="picture">
        {picture ? <img {...picture} alt="" width={120} height={80} loading="lazy" sizes="120px" /> : null}
      </div>
      <div>
        {car ? (
          <strong>
            {car.listed ? <AppLink href={hrefs.vehicle(car.slug)}>{car.name}</AppLink> : car.name}
          </strong>
        ) : null}
        {children}
      </div>
      {actions ? <div css={actionsStyles}>{actions}</div> : null}
    </div>
  );
}
