import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { analyticsIds } from 'shared-contracts/analytics';
import type { Car } from 'shared-contracts/entities/car';
import { usePlatform, usePublish } from 'shared-contracts/react';
import { isSold } from 'shared-rules/status';
import { textLinkStyles } from 'shared-ui/button';
import { CalendarIcon, ClockIcon, DocumentIcon, ExternalIcon, SearchIcon, ShieldIcon } from 'shared-ui/icons';
import { color, font, fontSize, media, radius, size, space } from 'shared-ui/tokens';
import { sender } from '../sender';
import { proofLines, type ProofLine } from './proof-lines';

const boxStyles = css({ padding: space[16], borderRadius: radius.base, background: color.tint });
const headingStyles = css({ fontSize: fontSize[18], lineHeight: 1.3 });
const listStyles = css({
  display: 'grid',
  columnGap: space[32],
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: space[4],
  [media.from(576)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minHeight: size.tap,
    color: color.ink,
    fontWeight: font.weightStrong,
  },
  '& > li > svg': { flex: 'none', color: color.primaryText },
});

const icons: Record<ProofLine['kind'], ReactNode> = {
  rego: <CalendarIcon />,
  warranty: <ShieldIcon />,
  history: <DocumentIcon />,
  ppsr: <SearchIcon />,
  listed: <ClockIcon />,
};

/**
 * What a buyer can rely on or check before buying; nothing for a sold car, or where nothing is known. Opening the history
 * report is counted here too (VEH-039).
 */
export function ProofBox({ car }: { car: Car }): ReactNode {
  const { site, now } = usePlatform();
  const publish = usePublish(sender);
  const lines = isSold(car) ? [] : proofLines(car, site, now());
  if (lines.length === 0) return null;
  const countReport = (): void =>
    publish('analytics:tracked', { eventId: analyticsIds.historyReport, params: { car_id: car.id } });
  return (
    <section css={boxStyles} aria-labelledby="proof">
      <h2 id="proof" css={headingStyles}>
        Before you buy
      </h2>
      <ul css={listStyles}>
        {lines.map(({ kind, text, href }) => (
          <li key={text}>
            {icons[kind]}
            {href ? (
              <a
                href={href}
                target="_blank"
                rel="noopener"
                css={textLinkStyles}
                onClick={kind === 'history' ? countReport : undefined}
              >
                {text} <ExternalIcon size={16} label="(opens in a new tab)" />
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
