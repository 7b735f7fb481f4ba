import type { ReactNode } from 'react';

/**
 * SVG on a 64 by 32 grid in the current colour; decoration beside the words.
 *
 * @param left where the drawing begins, so that it stands above the first letter of its words
 */
function Picture({ left, children }: { left: number; children: ReactNode }): ReactNode {
  return (
    <svg
      width="64"
      height="32"
      viewBox={`${left} 0 64 32`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** A car from the side on its ground line. */
const car = (
  <>
    <path d="M4 24v-5c0-2 2-3 5-3.5l6-1L22 8c1-1 2-1.5 4-1.5h12c2 0 3 .5 4.5 2L49 14l7 1.5c3 .6 4 2 4 4.5v4h-5M15.5 24h27.5" />
    <circle cx="11.5" cy="24" r="4" />
    <circle cx="48.5" cy="24" r="4" />
    <path d="M24 14.5h22M33 7v7.5" />
  </>
);

const tyre = (
  <>
    <circle cx="32" cy="16" r="13" />
    <circle cx="32" cy="16" r="5" />
  </>
);

const key = (x: number): ReactNode => (
  <g transform={`translate(${x} 0)`}>
    <circle cx="7" cy="16" r="5" />
    <path d="M12 16h14M22 16v4M26 16v3" />
  </g>
);

const logbook = <path d="M18 5h24a4 4 0 0 1 4 4v18H22a4 4 0 0 1-4-4zM18 23a4 4 0 0 1 4-4h24" />;

const pictures: Readonly<Record<string, Readonly<Record<string, ReactNode>>>> = {
  condition: {
    excellent: (
      <>
        {car}
        <path d="M55 2v6M52 5h6M8 5v4M6 7h4" />
      </>
    ),
    good: car,
    fair: (
      <>
        {car}
        <path d="M22 18l5 3M29 18l4 2.5" />
      </>
    ),
    poor: (
      <>
        {car}
        <path d="M21 17l4 4 3-4 3 4M54 12c2-2-1-3 1-5s-1-3 1-5M59 11c2-2-1-3 1-5" />
      </>
    ),
  },
  accidents: {
    none: car,
    repaired: (
      <>
        {car}
        <path d="M22 19.5l3 2.5 6-5" />
      </>
    ),
    damaged: (
      <>
        {car}
        <path d="M57 16l-3 2 3 2-4 2M21 17l3 4 3-3 3 4" />
      </>
    ),
  },
  service: {
    full: (
      <>
        {logbook}
        <path d="M25 12l4 3.5 9-7" />
      </>
    ),
    partial: (
      <>
        {logbook}
        <path d="M25 10h6M25 14h14" strokeDasharray="3 3" />
      </>
    ),
    none: (
      <>
        {logbook}
        <path d="M27 9l8 6M35 9l-8 6" />
      </>
    ),
  },
  tyres: {
    good: (
      <>
        {tyre}
        <path d="M32 3v4M32 25v4M19 16h4M41 16h4M23 7l2.5 2.5M38.5 22.5L41 25M41 7l-2.5 2.5M25.5 22.5L23 25" />
      </>
    ),
    worn: (
      <>
        {tyre}
        <path d="M46 25l10-3M45 28h12" />
      </>
    ),
  },
  keys: {
    two: (
      <>
        {key(2)}
        {key(34)}
      </>
    ),
    one: key(2),
  },
  finance: {
    no: (
      <>
        <rect x="14" y="7" width="36" height="18" rx="3" />
        <path d="M24 16l5 4 10-8" />
      </>
    ),
    yes: (
      <>
        <rect x="14" y="7" width="36" height="18" rx="3" />
        <path d="M35.5 12.5c-1-1.5-7-2-7 1s7 1.5 7 4.5-6.5 3-7.5.5M32 10v12" />
      </>
    ),
  },
};

/** Left edge of the drawings of a question on their grid, with half a line's width. */
const leftEdges: Readonly<Record<string, number>> = {
  condition: 3,
  accidents: 3,
  service: 17,
  tyres: 18,
  keys: 3,
  finance: 13,
};

/** A small drawing of a choice; nothing for one that has none. */
export function ChoicePicture({ question, choice }: { question: string; choice: string }): ReactNode {
  const drawing = pictures[question]?.[choice];
  return drawing ? <Picture left={leftEdges[question] ?? 0}>{drawing}</Picture> : null;
}
