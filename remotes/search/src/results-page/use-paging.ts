import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ResultsData } from './load-results';

/** A page of results that the pager led to. */
interface Paging {
  /** These results are that page, which is announced with their count. */
  isPaged: boolean;
  /** A link of the pager was followed. */
  follow: (page: number) => void;
}

/**
 * Moves the focus to the heading once the page that a link of the pager leads to is there: the link is far below it. Other
 * ways to results, such as filters and going back, leave the focus as it is.
 */
export function usePaging(data: ResultsData, heading: RefObject<HTMLElement | null>): Paging {
  const followed = useRef<number | null>(null);
  const [paged, setPaged] = useState<ResultsData | null>(null);
  useLayoutEffect(() => {
    if (followed.current === data.state.page) {
      heading.current?.focus({ preventScroll: true });
      setPaged(data);
    }
    followed.current = null;
  }, [data, heading]);
  return {
    isPaged: paged === data,
    follow: (page) => {
      followed.current = page;
    },
  };
}
