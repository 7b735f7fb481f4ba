import { useRef, type ReactNode } from 'react';
import type { FinanceTerms } from 'shared-contracts/entities/finance-terms';
import { usePublish, useSite } from 'shared-contracts/react';
import type { LoanInputs } from 'shared-rules/finance/calculator-rules';
import { termsOf } from 'shared-rules/finance/shopper-terms';
import { stockNoun } from 'shared-rules/stock-noun';
import { Button } from 'shared-ui/button';
import { sender } from '../sender';
import { controlStyles } from './terms-control.styles';
import { useTerms } from './use-terms';

interface TermsControlProps {
  inputs: LoanInputs;
  /** The calculator's loan is the one of the terms that are applied. */
  isApplied: boolean;
}

/** Applies the terms of the calculator's loan to every car of the site, and takes them back. */
export function TermsControl({ inputs, isApplied }: TermsControlProps): ReactNode {
  const applied = useTerms();
  const publish = usePublish(sender);
  const main = useRef<HTMLButtonElement>(null);
  const noun = stockNoun(useSite());
  const request = (terms: FinanceTerms | null): void => publish('finance:terms-requested', { terms });
  return (
    <div css={controlStyles}>
      <p aria-live="polite">
        {isApplied ? 'All payments are shown with these terms, each for the whole price.' : null}
      </p>
      {/* One button, so that the focus stays where it was pressed. */}
      <Button ref={main} size="small" onClick={() => request(isApplied ? null : termsOf(inputs))}>
        {isApplied ? 'Back to standard terms' : `Use these terms on every ${noun}`}
      </Button>
      {applied && !isApplied ? (
        <Button
          size="small"
          onClick={() => {
            request(null);
            main.current?.focus();
          }}
        >
          Back to standard terms
        </Button>
      ) : null}
    </div>
  );
}
