import { css } from '@emotion/react';
import { useEffect, useState, type ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { useLocation } from 'shared-routing';
import { ArrowIcon } from 'shared-ui/icons';
import { color, font, fontSize, media, radius, size, space } from 'shared-ui/tokens';
import { countLabel } from '../search-session/heading';
import { hrefOf, type Preset } from '../search-session/preset';
import { keepUnknownParameters } from '../search-session/unknown-parameters';
import type { Relaxation, Relaxations } from './relaxations';

const sectionStyles = css({
  display: 'grid',
  gap: space[8],
  maxWidth: 560,
  marginInline: 'auto',
  marginTop: space[24],
  '& > h2': { fontSize: fontSize[18], textAlign: 'center' },
});

const listStyles = css({ display: 'grid', gap: space[8] });

const linkStyles = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: size.tap,
  padding: `${space[8]} ${space[16]}`,
  borderRadius: radius.small,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  background: color.surface,
  color: color.text,
  textDecoration: 'none',
  '& > strong': { color: color.ink, fontWeight: font.weightStrong },
  '& > svg': { marginLeft: 'auto', flex: 'none', color: color.primaryText },
  [media.hover]: { '&:hover': { boxShadow: `inset 0 0 0 1px ${color.ink}` } },
});

const none: readonly Relaxation[] = [];

/**
 * Relaxations that are there, or those that are requested now; until they have come, those before them.
 *
 * @param isBusy the next page is on its way: relaxations of this one are cancelled, or not requested
 */
function useRelaxations(given: Relaxations, isBusy: boolean): readonly Relaxation[] {
  const isThere = typeof given !== 'function';
  const [shown, setShown] = useState(isThere ? given : none);
  const [known, setKnown] = useState({ given });
  if (known.given !== given) {
    setKnown({ given });
    if (isThere) setShown(given);
  }
  useEffect(() => {
    if (isThere || isBusy) return undefined;
    const stop = new AbortController();
    const show = (relaxations: readonly Relaxation[]): void => {
      if (!stop.signal.aborted) setShown(relaxations);
    };
    // The page without relaxations is still true.
    given(stop.signal).then(show, () => show(none));
    return () => stop.abort();
  }, [given, isThere, isBusy]);
  return shown;
}

/** Each keeps its identity while nothing changes: the server's markup stays until the code of the list is there. */
export interface RelaxationsListProps {
  relaxations: Relaxations;
  /** What the path of the page stands for. */
  preset: Preset;
  /** The next page is on its way. */
  isBusy: boolean;
}

/** What a search without a result could be instead, each with the number of its cars. */
export function RelaxationsList({ relaxations: given, preset, isBusy }: RelaxationsListProps): ReactNode {
  const site = useSite();
  const { search: query } = useLocation();
  const relaxations = useRelaxations(given, isBusy);
  if (relaxations.length === 0) return null;
  return (
    <section css={sectionStyles} aria-labelledby="relaxations">
      <h2 id="relaxations">Close to what you asked for</h2>
      <ul css={listStyles}>
        {relaxations.map(({ kind, label, count, state }) => (
          <li key={label}>
            <a css={linkStyles} href={keepUnknownParameters(hrefOf(state, preset), query)}>
              <span>
                {kind === 'all' ? 'See all ' : null}
                <strong>{countLabel(count, site)}</strong>
                {kind === 'all' ? null : ` ${label}`}
              </span>
              <ArrowIcon size={16} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
