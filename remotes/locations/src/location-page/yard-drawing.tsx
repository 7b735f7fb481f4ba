import type { ReactNode } from 'react';

/** A showroom with its flags: stands for a location without a picture. */
export function YardDrawing(): ReactNode {
  return (
    <svg
      width="220"
      height="110"
      viewBox="0 0 220 110"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M8 98h204M30 98V50h160v48M22 50h176l-8-14H30z" />
      <path d="M44 98V64h58v34M63 64v34M83 64v34M118 62h56v22h-56zM146 62v22" />
      <path d="M60 36V12M60 12c8-5 12 4 20 0v12c-8 4-12-5-20 0M140 36V12M140 12c8-5 12 4 20 0v12c-8 4-12-5-20 0" />
    </svg>
  );
}
