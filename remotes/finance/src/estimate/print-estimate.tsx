import type { ReactNode } from 'react';
import { Button } from 'shared-ui/button';
import { PrintIcon } from 'shared-ui/icons';
import { EstimateSheet, type EstimateSheetProps } from './estimate-sheet';
import { usePrint } from './use-print';

/** Prints the estimate on a sheet of its own; without this button the browser prints the page of the car. */
export function PrintEstimate(estimate: EstimateSheetProps): ReactNode {
  const { isPrinting, print } = usePrint();
  return (
    <>
      <Button size="small" onClick={print}>
        <PrintIcon /> Print this estimate
      </Button>
      {isPrinting ? <EstimateSheet {...estimate} /> : null}
    </>
  );
}
