import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, fontSize, media, radius, space } from '../foundation/tokens';
import { PhoneIcon } from '../icons';
import { textLinkStyles } from '../actions/button.styles';

const listStyles = css({
  display: 'grid',
  gap: space[24],
  [media.from(576)]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
  [media.from(992)]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
});

const personStyles = css({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0,1fr)',
  columnGap: space[16],
  alignItems: 'center',
  '& img': { aspectRatio: '1', borderRadius: radius.round },
  '& h3': { fontSize: fontSize[18] },
  '& p': { color: color.muted },
});

const monogramStyles = css({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  borderRadius: radius.round,
  background: color.primaryTint,
  color: color.primaryText,
  fontFamily: font.heading,
  fontSize: fontSize[24],
  fontWeight: font.weightHeading,
});

/** Initials of the first and the last name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const picked = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return picked.map((word) => Array.from(word ?? '')[0] ?? '').join('');
}

/** Someone whom a customer meets. */
export interface Person {
  name: string;
  role: string;
  /** Shown 72 px wide; initials where there is none. */
  picture: ReactNode;
  /** Address of the call, and the number as it is read. */
  phone: { href: string; text: string } | null;
}

function PersonItem({ name, role, picture, phone }: Person): ReactNode {
  return (
    <li css={personStyles}>
      {picture ?? (
        <span css={monogramStyles} aria-hidden="true">
          {initialsOf(name)}
        </span>
      )}
      <div>
        <h3>{name}</h3>
        <p>{role}</p>
        {phone ? (
          <a href={phone.href} css={textLinkStyles}>
            <PhoneIcon size={16} /> {phone.text}
          </a>
        ) : null}
      </div>
    </li>
  );
}

/** People with their roles, below a heading of the second level. */
export function PersonList({ people }: { people: readonly Person[] }): ReactNode {
  return (
    <ul css={listStyles}>
      {people.map((person) => (
        <PersonItem key={person.name} {...person} />
      ))}
    </ul>
  );
}
