import type { ReactNode } from 'react';
import { useDeferred, usePlatform } from 'shared-contracts/react';
import { TextExpander } from 'shared-ui/text-expander';
import { formatDollars } from '../loan-text/loan-text';
import * as styles from './calculator.styles';

interface FinanceLegalProps {
  carId: number;
  /** The lender entry's own text. */
  lenderText: string | null;
}

/** The text that the service has for the car; until it is there, or where it fails, the lender's, else the site's (FIN-030). */
function useDisclaimer({ carId, lenderText }: FinanceLegalProps): string {
  const { api, site } = usePlatform();
  const fetched = useDeferred(String(carId), (signal) =>
    api('financeDisclaimer', { params: { slug: String(carId) } }, { signal }),
  );
  if (fetched.kind === 'ready') return fetched.value.disclaimer;
  return lenderText ?? site.finance.disclaimer.text;
}

/** The finance disclaimer, short at first (FIN-029), and the fees of the brand, where it has any (FIN-044). */
export function FinanceLegal(props: FinanceLegalProps): ReactNode {
  const { site } = usePlatform();
  const { finance } = site;
  const text = useDisclaimer(props);
  return (
    <div css={styles.legal}>
      {text ? (
        <TextExpander
          text={text}
          cut={finance.disclaimer.previewChars}
          moreLabel="Show More"
          lessLabel="Show Less"
        />
      ) : null}
      {finance.fees.length > 0 ? (
        <dl>
          {finance.fees.map(({ label, amount }) => (
            <div key={label}>
              <dt css={styles.fee}>{label}: </dt>
              <dd css={styles.fee}>{formatDollars(amount)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}
