import { css } from '@emotion/react';
import { useEffect, useState, type ReactNode } from 'react';
import { newKey } from 'shared-contracts/idempotency-key';
import { Radio } from 'shared-ui/field';
import { color, font, fontSize, radius, space } from 'shared-ui/tokens';
import type { PaymentFieldsProps, PaymentProvider } from './payment-provider';

const frameStyles = css({
  padding: `${space[12]} ${space[16]}`,
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.small,
  background: color.tint,
});
const legendStyles = css({
  float: 'left',
  width: '100%',
  fontWeight: font.weightStrong,
  color: color.ink,
});
const noteStyles = css({ clear: 'both', fontSize: fontSize[14], color: color.muted });

/** Stands in for a bank: the tester chooses its answer, and no money moves. */
function SandboxFields({ amountLabel, onReady }: PaymentFieldsProps): ReactNode {
  const [outcome, setOutcome] = useState<'approve' | 'decline'>('approve');
  useEffect(() => {
    onReady({
      tokenise: () => Promise.resolve({ kind: 'token', token: `sandbox-${outcome}-${newKey()}` }),
    });
    return () => onReady(null);
  }, [onReady, outcome]);
  return (
    <fieldset css={frameStyles}>
      <legend css={legendStyles}>Test payment of {amountLabel}</legend>
      <p css={noteStyles}>This site takes no real payments. Choose what the bank answers.</p>
      <Radio
        name="sandbox_outcome"
        label="Approve the payment"
        checked={outcome === 'approve'}
        onChange={() => setOutcome('approve')}
      />
      <Radio
        name="sandbox_outcome"
        label="Decline the payment"
        checked={outcome === 'decline'}
        onChange={() => setOutcome('decline')}
      />
    </fieldset>
  );
}

export const sandboxProvider: PaymentProvider = { Fields: SandboxFields };
