import { css } from '@emotion/react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { space } from '../foundation/tokens';
import { tabListStyles, tabStyles } from './tabs.styles';

const panelStyles = css({ paddingTop: space[16] });

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly defaultTab?: string;
  readonly onChange?: (id: string) => void;
}

/** Which tab a key leads to, or `undefined` for keys that are not ours. Wraps around. */
function targetOf(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Panels of which one shows at a time. Arrow keys move and select (UI-023). */
export function Tabs({ label, tabs, defaultTab, onChange }: TabsProps): ReactNode {
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [selectedId, setSelectedId] = useState(defaultTab ?? tabs[0]?.id);
  const select = (id: string): void => {
    setSelectedId(id);
    onChange?.(id);
  };
  const handleKeyDown = (event: KeyboardEvent, index: number): void => {
    const target = targetOf(event.key, index, tabs.length);
    const tab = target === undefined ? undefined : tabs[target];
    if (!tab || target === undefined) return;
    event.preventDefault();
    select(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  };
  return (
    <div>
      <div role="tablist" aria-label={label} css={tabListStyles} ref={list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${baseId}-tab-${tab.id}`}
            aria-controls={`${baseId}-panel-${tab.id}`}
            aria-selected={tab.id === selectedId}
            tabIndex={tab.id === selectedId ? 0 : -1}
            css={tabStyles}
            onClick={() => select(tab.id)}
            onKeyDown={(event) => handleKeyDown(event, index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${baseId}-panel-${tab.id}`}
          aria-labelledby={`${baseId}-tab-${tab.id}`}
          tabIndex={0}
          hidden={tab.id !== selectedId}
          css={panelStyles}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
