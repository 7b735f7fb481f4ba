import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { openState, openWhenText, toSpecialDay } from 'shared-rules/opening-hours';
import { color, font, fontSize, radius, space } from 'shared-ui/tokens';
import type { DealerLocation } from '../dealer-location/dealer-location';
import { useNow } from './use-now';

const stateStyles = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  fontSize: fontSize[14],
  color: color.muted,
  '& > b': { color: color.ink, fontWeight: font.weightStrong },
  '& > span': { width: 8, height: 8, flex: 'none', borderRadius: radius.round, background: color.neutral400 },
  '&[data-open] > b': { color: color.successText },
  '&[data-open] > span': { background: color.success },
});

/** Whether a location is open now, and until when or when next. Nothing where its hours are not known as times. */
export function OpenNow({ location }: { location: DealerLocation }): ReactNode {
  const now = useNow();
  const { opening_hours: hours } = location.contact_detail;
  const state = openState(hours, location.specialHours.map(toSpecialDay), now, location.timezone);
  if (hours.length === 0 || state.kind === 'unknown') return null;
  const isOpen = state.kind === 'open';
  return (
    <p css={stateStyles} data-open={isOpen ? '' : undefined}>
      <span aria-hidden="true" />
      <b>{isOpen ? 'Open now' : 'Closed now'}</b> {openWhenText(state)}
    </p>
  );
}
