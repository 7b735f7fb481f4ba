import { useState, type ReactNode } from 'react';
import { useDeferred } from 'shared-contracts/react';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { BoxSkeleton, LoadingRegion } from 'shared-ui/skeleton';
import type { PaymentFieldsProps } from './payment-provider';
import { loadProvider } from './providers';

/** Height that the provider's fields will take. */
const reservedPx = 150;

/** The fields of a processor's provider, fetched when they are needed. */
export function ProviderFields({
  processor,
  ...fields
}: PaymentFieldsProps & { processor: string }): ReactNode {
  const [round, setRound] = useState(0);
  const provider = useDeferred(`${processor}:${round}`, () => loadProvider(processor));
  if (provider.kind === 'failed') {
    return (
      <Alert variant="warning" title="The payment form could not be loaded">
        <Button size="small" onClick={() => setRound(round + 1)}>
          Try again
        </Button>
      </Alert>
    );
  }
  return (
    <LoadingRegion
      busy={provider.kind === 'loading'}
      label="Loading the payment form"
      skeleton={<BoxSkeleton heightPx={reservedPx} />}
    >
      {provider.kind === 'ready' ? <provider.value.Fields {...fields} /> : null}
    </LoadingRegion>
  );
}
