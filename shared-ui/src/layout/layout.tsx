import type { HTMLAttributes, ReactNode } from 'react';
import {
  containerStyles,
  dotListStyles,
  gridStyles,
  rowStyles,
  sectionStyles,
  stackStyles,
  wideContainerStyles,
} from './layout.styles';

type BoxProps = HTMLAttributes<HTMLDivElement>;

/** Centres content and keeps the page gutter. `wide` is for results, up to 1,440 px. */
export function Container({ wide, ...rest }: BoxProps & { readonly wide?: boolean }): ReactNode {
  return <div {...rest} css={wide ? wideContainerStyles : containerStyles} />;
}

/** A page section with the site's vertical rhythm, tinted when it should stand apart. */
export function Section({
  tinted,
  ...rest
}: HTMLAttributes<HTMLElement> & { readonly tinted?: boolean }): ReactNode {
  return <section {...rest} css={sectionStyles} data-tinted={tinted ? '' : undefined} />;
}

export interface GridProps extends BoxProps {
  readonly columns?: keyof typeof gridStyles;
  /** `cards` follows the site's density; `fields` is the same small gap everywhere. */
  readonly gap?: 'cards' | 'fields';
}

/** One column on phones, up to `columns` on wide screens. */
export function Grid({ columns = 3, gap = 'cards', ...rest }: GridProps): ReactNode {
  return <div {...rest} css={gridStyles[columns]} data-gap={gap} />;
}

/** Things below each other, `gap` px apart. */
export function Stack({
  gap = 16,
  ...rest
}: BoxProps & { readonly gap?: keyof typeof stackStyles }): ReactNode {
  return <div {...rest} css={stackStyles[gap]} />;
}

/** Things beside each other that wrap, `gap` px apart. */
export function Row({ gap = 12, ...rest }: BoxProps & { readonly gap?: keyof typeof rowStyles }): ReactNode {
  return <div {...rest} css={rowStyles[gap]} />;
}

export interface DotListProps extends BoxProps {
  /** Empty ones are left out, so that a missing fact leaves no dot. */
  readonly items: readonly (string | null | undefined)[];
}

/** Short facts in one line, with dots between them. Renders nothing without facts. */
export function DotList({ items, ...rest }: DotListProps): ReactNode {
  const facts = items.filter((item) => item !== null && item !== undefined && item !== '');
  if (facts.length === 0) return null;
  return (
    <div {...rest} css={dotListStyles}>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}

/** Text for assistive technology only. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>): ReactNode {
  return <span {...props} className="visually-hidden" />;
}
