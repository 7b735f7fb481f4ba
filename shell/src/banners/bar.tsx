import type { SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { IconButton } from 'shared-ui/button';
import { CloseIcon } from 'shared-ui/icons';
import type { BannerKind } from './banner-marks';
import { barInnerStyles, scriptedStyles } from './banners.styles';
import { hideBanner, keepMark } from './put-away';

/** A line above the header that the visitor can put away. */
export function Bar({
  kind,
  mark,
  keep,
  label,
  barStyles,
  children,
}: {
  kind: BannerKind;
  /** Kept when it is put away, for this visit or for good. */
  mark: string;
  keep: 'visit' | 'always';
  label: string;
  barStyles: SerializedStyles;
  children: ReactNode;
}): ReactNode {
  const { slug } = useSite().site;
  return (
    <aside css={barStyles} data-surface="dark" aria-label={label}>
      <div css={barInnerStyles}>
        <p>{children}</p>
        <span css={scriptedStyles}>
          <IconButton
            label={`Dismiss ${label.toLowerCase()}`}
            onClick={() => {
              keepMark(slug, keep, mark);
              hideBanner(kind);
            }}
          >
            <CloseIcon />
          </IconButton>
        </span>
      </div>
    </aside>
  );
}
