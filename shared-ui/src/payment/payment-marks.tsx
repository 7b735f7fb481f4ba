import type { ReactNode } from 'react';

/** Colours of the schemes' own marks, which are the same on every site. */
const mark = {
  // allow raw-colour: a mark stands on its own white card on every theme
  ground: '#fff',
  // allow raw-colour: Mastercard's and Maestro's own red
  red: '#eb001b',
  // allow raw-colour: Mastercard's own yellow
  yellow: '#f79e1b',
  // allow raw-colour: where Mastercard's circles overlap
  orange: '#ff5f00',
  // allow raw-colour: Maestro's own blue
  sky: '#0099df',
  // allow raw-colour: where Maestro's circles overlap
  violet: '#6c6bbd',
  // allow raw-colour: Visa's own blue
  navy: '#1434cb',
  // allow raw-colour: Google's own blue
  googleBlue: '#4285f4',
  // allow raw-colour: Google's own red
  googleRed: '#ea4335',
  // allow raw-colour: Google's own yellow
  googleYellow: '#fbbc04',
  // allow raw-colour: Google's own green
  googleGreen: '#34a853',
  // allow raw-colour: the grey of Google Pay's word
  grey: '#5f6368',
  // allow raw-colour: Apple Pay's own black
  black: '#000',
} as const;

export const markGround = mark.ground;

/** Two circles that overlap, on a card of 48 by 30. */
const circles = (left: string, overlap: string, right: string): ReactNode => (
  <>
    <circle cx="19" cy="15" r="8.5" fill={left} />
    <circle cx="29" cy="15" r="8.5" fill={right} />
    <path d="M24 8.13a8.5 8.5 0 0 1 0 13.74 8.5 8.5 0 0 1 0-13.74Z" fill={overlap} />
  </>
);

const word = (fill: string): ReactNode => (
  <text x="22.5" y="19" fontSize="11.5" fontWeight="600" fill={fill}>
    Pay
  </text>
);

/** Name and drawing of each way to pay, on a card of 48 by 30 (UI-011). */
export const paymentMarks = {
  mastercard: { name: 'Mastercard', drawing: circles(mark.red, mark.orange, mark.yellow) },
  visa: {
    name: 'Visa',
    drawing: (
      <path
        fill={mark.navy}
        d="m8.6 10 .1.3c1.7.4 2.8 1.2 3.4 2.4l1.7 7h3l4.4-9.7h-3l-2.7 6.5-1.1-5.5c-.1-.6-.6-1-1.2-1H8.6Zm13.2 0-2.2 9.7h2.8l2.2-9.7h-2.8Zm8.3-.2c-2.9 0-4.4 1.5-4.4 3.1 0 2.6 3.9 2.4 3.9 3.7 0 .5-.6.8-1.5.8-1.1 0-2-.3-2.8-.6l-.5 2.3c.8.4 2 .6 3.2.6 2.9 0 4.7-1.4 4.7-3.4 0-2.5-3.9-2.5-3.9-3.6 0-.4.5-.7 1.4-.7.9 0 1.7.2 2.3.4l.5-2.2c-.7-.2-1.7-.4-2.9-.4Zm7.7.2c-.6 0-1 .3-1.2.8l-4.1 8.9h3l.5-1.5h3.5l.3 1.5h2.6L40 10h-2.2Zm.5 2.7.9 3.6h-2.3l1.4-3.6Z"
      />
    ),
  },
  maestro: { name: 'Maestro', drawing: circles(mark.red, mark.violet, mark.sky) },
  'google-pay': {
    name: 'Google Pay',
    drawing: (
      <>
        <g fill="none" strokeWidth="2.1">
          <path stroke={mark.googleRed} d="M9.6 12.6A4.9 4.9 0 0 1 16.7 11.4" />
          <path stroke={mark.googleYellow} d="M9.6 17.4a4.9 4.9 0 0 1 0-4.8" />
          <path stroke={mark.googleGreen} d="M16.9 18.4a4.9 4.9 0 0 1-7.3-1" />
          <path stroke={mark.googleBlue} d="M13.8 15h4.8a4.9 4.9 0 0 1-1.7 3.4" />
        </g>
        {word(mark.grey)}
      </>
    ),
  },
  'apple-pay': {
    name: 'Apple Pay',
    drawing: (
      <>
        <path
          fill={mark.black}
          transform="translate(9 8.6) scale(.48)"
          d="M12.152 6.896c-.948 0-2.415-1.078-3.96-1.04-2.04.027-3.91 1.183-4.961 3.014-2.117 3.675-.546 9.103 1.519 12.09 1.013 1.454 2.208 3.09 3.792 3.039 1.52-.065 2.09-.987 3.935-.987 1.831 0 2.35.987 3.96.948 1.637-.026 2.676-1.48 3.676-2.948 1.156-1.688 1.636-3.325 1.662-3.415-.039-.013-3.182-1.221-3.22-4.857-.026-3.04 2.48-4.494 2.597-4.559-1.429-2.09-3.623-2.324-4.39-2.376-2-.156-3.675 1.09-4.61 1.09ZM15.53 3.83c.843-1.012 1.4-2.427 1.245-3.83-1.207.052-2.662.805-3.532 1.818-.78.896-1.454 2.338-1.273 3.714 1.338.104 2.715-.688 3.559-1.701Z"
        />
        {word(mark.black)}
      </>
    ),
  },
} as const satisfies Record<string, { name: string; drawing: ReactNode }>;
