import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color } from 'shared-ui/tokens';

const frameStyles = css({
  display: 'grid',
  alignItems: 'end',
  aspectRatio: '16/9',
  overflow: 'hidden',
  background: color.primaryTint,
  color: color.primaryText,
  '& > svg': { display: 'block', width: '100%', height: 'auto' },
});

/** A showroom with its flags at the roadside: shown for a location without a picture (LOC-008). */
export function ShowroomDrawing({ name }: { name: string }): ReactNode {
  return (
    <span css={frameStyles} role="img" aria-label={`Drawing of a showroom, in place of a picture of ${name}`}>
      <svg viewBox="0 0 320 150" fill="none" aria-hidden="true" focusable="false">
        <circle cx="262" cy="42" r="17" fill="currentColor" opacity="0.14" />
        <path
          d="M0 104c30-18 58-22 92-12 40 12 66-20 108-16 48 4 74 26 120 14v60H0z"
          fill="currentColor"
          opacity="0.08"
        />
        <path d="M0 126h320v24H0z" fill="currentColor" opacity="0.14" />
        <g stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round">
          <path d="M70 126V76h172v50z" fill={color.surface} />
          <path d="M60 76h192l-8-16H68z" fill={color.surface} />
          <path d="M82 126V88h76v38M107 88v38M132 88v38M172 88h58v24h-58zM201 88v24" />
          <path d="M90 60V34M90 34c9-5 14 4 23 0v12c-9 4-14-5-23 0M220 60V34M220 34c9-5 14 4 23 0v12c-9 4-14-5-23 0" />
          <path
            d="M256 130c0-8 4-11 12-12 6-8 10-11 20-11 11 0 16 4 21 11 6 1 9 4 9 12z"
            fill={color.surface}
          />
          <circle cx="270" cy="131" r="5" fill={color.surface} />
          <circle cx="304" cy="131" r="5" fill={color.surface} />
          <path d="M274 118h29M289 107v11" />
        </g>
      </svg>
    </span>
  );
}
