import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ShieldIcon } from 'shared-ui/icons';
import { color, font, fontSize, radius, space } from 'shared-ui/tokens';

const badgeStyles = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: 28,
  padding: '0 10px 0 6px',
  borderRadius: radius.tag,
  background: color.surface,
  color: color.primaryText,
  boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
  fontSize: fontSize[12],
  fontWeight: font.weightPrice,
});

/** The badge of a certified used Toyota: one SVG in the site's colours (SRC-050). */
export function CertifiedBadge({ label }: { label: string }): ReactNode {
  return (
    <span css={badgeStyles} role="img" aria-label={label}>
      <ShieldIcon size={18} />
      {label}
    </span>
  );
}
