import { css } from '@emotion/react';
import type { FunctionComponent, ReactNode } from 'react';
import type { SitePageOf } from 'shared-contracts/site-page';
import {
  CalendarIcon,
  CheckIcon,
  ClockIcon,
  CompareIcon,
  DollarIcon,
  HeartIcon,
  KeyIcon,
  PinIcon,
  PlugIcon,
  ShieldIcon,
  StarIcon,
  TagIcon,
  WrenchIcon,
  type IconProps,
} from 'shared-ui/icons';
import { containerStyles, featureGridStyles, sectionStyles } from 'shared-ui/layout';
import { color, fontSize, radius, size, space } from 'shared-ui/tokens';

/** Names of icons as a config writes them. */
const icons: Record<string, FunctionComponent<IconProps>> = {
  calendar: CalendarIcon,
  check: CheckIcon,
  clock: ClockIcon,
  compare: CompareIcon,
  dollar: DollarIcon,
  heart: HeartIcon,
  key: KeyIcon,
  pin: PinIcon,
  plug: PlugIcon,
  shield: ShieldIcon,
  star: StarIcon,
  tag: TagIcon,
  wrench: WrenchIcon,
};

const headStyles = css({ marginBottom: space[24] });

const itemStyles = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  columnGap: space[16],
  alignContent: 'start',
  '& > span': {
    gridRow: 'span 2',
    display: 'grid',
    placeItems: 'center',
    width: size.tap,
    height: size.tap,
    borderRadius: radius.round,
    background: color.surface,
    color: color.primaryText,
  },
  '& h3': { fontSize: fontSize[18], alignSelf: 'end' },
  '& p': { marginTop: space[4] },
});

/** What speaks for the dealer, as the site words it; nothing where it says nothing (SHL-054). */
export function WhyChooseUs({ items }: { items: SitePageOf<'models'>['whyChooseUs'] }): ReactNode {
  if (items.length === 0) return null;
  return (
    <section css={sectionStyles} data-tinted="" aria-labelledby="why-choose-us">
      <div css={containerStyles}>
        <h2 id="why-choose-us" css={headStyles}>
          Why choose us
        </h2>
        <ul css={featureGridStyles}>
          {items.map(({ title, text, icon }) => {
            const Icon = icons[icon] ?? CheckIcon;
            return (
              <li key={title} css={itemStyles}>
                <span>
                  <Icon />
                </span>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
