import { css } from '@emotion/react';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { hrefs } from 'shared-contracts/routes';
import type { ModelCategory } from 'shared-rules/model-range';
import { color, font, media, size, space } from 'shared-ui/tokens';

const listStyles = css({
  display: 'flex',
  gap: space[24],
  borderBottom: `1px solid ${color.line}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

const tabStyles = css({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: size.control,
  color: color.muted,
  whiteSpace: 'nowrap',
  [media.hover]: { '&:hover': { color: color.ink } },
  '&[aria-selected=true]': {
    color: color.ink,
    fontWeight: font.weightStrong,
    boxShadow: `inset 0 -2px 0 ${color.primary}`,
  },
  '&:focus-visible': { outlineOffset: -2 },
});

export const tabId = (slug: string): string => `models-tab-${slug || 'all'}`;
export const tabPanelId = 'models-panel';

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

interface CategoryTabsProps {
  categories: readonly ModelCategory[];
  /** URL word of the category in view; empty for all. */
  selected: string;
}

/** Categories of the range, each an address of its own, so that they work without script (SHL-019, SHL-048). */
export function CategoryTabs({ categories, selected }: CategoryTabsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    const tabs = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    tabs[(at + step + tabs.length) % tabs.length]?.focus();
  };
  return (
    <div role="tablist" aria-label="Body types" css={listStyles} ref={list}>
      {[{ label: 'All Vehicles', slug: '' }, ...categories].map(({ label, slug }) => (
        <a
          key={slug}
          id={tabId(slug)}
          role="tab"
          href={hrefs.models(slug)}
          aria-selected={slug === selected}
          aria-controls={tabPanelId}
          onKeyDown={onKeyDown}
          css={tabStyles}
        >
          {label}
        </a>
      ))}
    </div>
  );
}
