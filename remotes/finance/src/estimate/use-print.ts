import { useEffect, useState } from 'react';

/**
 * Prints once a sheet stands in the page. It stands there, and the document says so, until the browser has printed.
 */
export function usePrint(): { isPrinting: boolean; print: () => void } {
  // Counted, so that a second press prints too where a browser does not say that it has printed.
  const [prints, setPrints] = useState(0);
  useEffect(() => {
    if (prints === 0) return;
    const end = (): void => setPrints(0);
    const { dataset } = document.documentElement;
    window.addEventListener('afterprint', end);
    dataset['sheet'] = '';
    window.print();
    return () => {
      window.removeEventListener('afterprint', end);
      delete dataset['sheet'];
    };
  }, [prints]);
  return { isPrinting: prints > 0, print: () => setPrints((count) => count + 1) };
}
