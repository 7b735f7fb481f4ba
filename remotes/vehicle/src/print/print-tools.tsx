import type { FormEvent, ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { stockNoun } from 'shared-rules/stock-noun';
import { Button, textLinkStyles } from 'shared-ui/button';
import { PrintIcon } from 'shared-ui/icons';
import * as styles from './print-page.styles';
import { usePdf } from './use-pdf';

/** What stands above the sheet on a screen, and never on paper. Without script the PDF is a form that works. */
export function PrintTools({ slug }: { slug: string }): ReactNode {
  const { isPreparing, download } = usePdf(slug);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void download();
  };
  return (
    <div css={styles.tools}>
      <a href={hrefs.vehicle(slug)} css={textLinkStyles}>
        Back to the {stockNoun(useSite())}
      </a>
      <form action={hrefs.carPdf(slug)} onSubmit={submit}>
        <Button type="submit" disabled={isPreparing}>
          {isPreparing ? 'Preparing...' : 'Download PDF'}
        </Button>
      </form>
      <span css={styles.printButton}>
        <Button variant="filled" onClick={() => window.print()}>
          <PrintIcon /> Print
        </Button>
      </span>
    </div>
  );
}
