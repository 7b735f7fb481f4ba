import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { hrefs } from 'shared-contracts/routes';
import type { ModelCategory } from 'shared-rules/model-range';
import { tabListStyles, tabStyles } from 'shared-ui/tabs';

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
    <div role="tablist" aria-label="Body types" css={tabListStyles} ref={list}>
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
