import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { formatPhone, phoneHref } from 'shared-rules/phone';
import { Alert } from 'shared-ui/alert';
import { Button, textLinkStyles } from 'shared-ui/button';

/** Why there is no price yet, a way to try again, and somebody to call. */
export function Failure({ message, onRetry }: { message: string; onRetry: (() => void) | null }): ReactNode {
  const { phones, site } = useSite();
  const phone = phones.override ?? site.phones.site;
  return (
    <Alert variant="warning" title={message}>
      {phone === null ? null : (
        <p>
          Try again, or call{' '}
          <a css={textLinkStyles} href={phoneHref(phone)}>
            {formatPhone(phone)}
          </a>
          .
        </p>
      )}
      {onRetry ? (
        <Button size="small" onClick={onRetry}>
          Retry
        </Button>
      ) : null}
    </Alert>
  );
}
