import { useState, type MouseEvent, type ReactNode } from 'react';
import type { SearchState } from 'shared-contracts/entities/search';
import { useSite } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { buttonStyles } from 'shared-ui/button';
import { isPlainClick } from 'shared-ui/plain-click';
import { useLazy } from 'shared-ui/use-lazy';
import { savedQuery } from './saved-query';

const loadDialog = () => import(/* webpackChunkName: 'save-search' */ './save-search-dialog');

export interface SaveSearchLinkProps {
  state: SearchState;
  size?: 'small';
  children: ReactNode;
}

/**
 * Saves a search: a dialog whose code comes at the press, or the page with the same form where there is no script or the
 * code cannot be fetched. Nothing on sites without alerts.
 */
export function SaveSearchLink({ state, size, children }: SaveSearchLinkProps): ReactNode {
  const { alertChannels } = useSite().search;
  const [isOpen, setOpen] = useState(false);
  const href = hrefs.saveSearch(savedQuery(state));
  const part = useLazy(isOpen, loadDialog, () => window.location.assign(href));
  if (alertChannels.length === 0) return null;
  const open = (event: MouseEvent): void => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a css={buttonStyles('outline', size)} href={href} onClick={open}>
        {children}
      </a>
      {isOpen && part ? <part.SaveSearchDialog state={state} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
