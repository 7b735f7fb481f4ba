import type { ReactNode } from 'react';
import { usePublish, useSite } from 'shared-contracts/react';
import type { LoanInputs } from 'shared-rules/finance/calculator-rules';
import { termsOf } from 'shared-rules/finance/shopper-terms';
import { stockNoun } from 'shared-rules/stock-noun';
import { Button } from 'shared-ui/button';
import { sender } from '../sender';
import { controlStyles } from './terms-control.styles';
import { useTerms } from './use-terms';

/** Applies the calculator's loan to every car of the site, and takes it back. */
export function TermsControl({ inputs }: { inputs: LoanInputs }): ReactNode {
  const applied = useTerms();
  const publish = usePublish(sender);
  const noun = stockNoun(useSite());
  const own = termsOf(inputs);
  if (applied && JSON.stringify(applied) === JSON.stringify(own)) {
    return (
      <div css={controlStyles}>
        <p role="status">All payments are shown with these terms.</p>
        <Button size="small" onClick={() => publish('finance:terms-requested', { terms: null })}>
          Back to standard terms
        </Button>
      </div>
    );
  }
  return (
    <div css={controlStyles}>
      <Button size="small" onClick={() => publish('finance:terms-requested', { terms: own })}>
        Use these terms on every {noun}
      </Button>
    </div>
  );
}
