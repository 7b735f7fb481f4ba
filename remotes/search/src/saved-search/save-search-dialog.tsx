import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { AlertChannel } from 'shared-contracts/entities/saved-search';
import type { SearchState } from 'shared-contracts/entities/search';
import { usePlatform } from 'shared-contracts/react';
import { browserStore, openStorage } from 'shared-contracts/storage';
import { areDetailsKept } from 'shared-rules/saved-details';
import { searchName } from 'shared-rules/search/search-name';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { addressField, formError, frequencyField, frequencyOf, requestAlert } from './alert-request';
import { savedQuery } from './saved-query';
import { SaveSearchFields, SentNote } from './save-search-fields';
import * as styles from './saved-search.styles';

type Step =
  | { kind: 'form'; errors: Record<string, string> }
  | { kind: 'busy' }
  | { kind: 'sent'; channel: AlertChannel };

const noErrors = {};
const lostConnection = 'We could not save your search just now. Please try again in a moment.';

/** The address of the shopper's last enquiry, while it may be offered. */
function useKnownAddress(): string | undefined {
  const { site, now } = usePlatform();
  const [address] = useState(() => {
    const user = openStorage(site.site.slug, browserStore()).read('user');
    if (!user || !areDetailsKept(user.savedAt, now().getTime())) return undefined;
    return site.search.alertChannels.includes('email') ? user.email : user.phone;
  });
  return address;
}

/** Saves the search on screen: one field, filled in for shoppers who have enquired before (`SaveSearchLink` opens it). */
export function SaveSearchDialog({ state, onClose }: { state: SearchState; onClose: () => void }): ReactNode {
  const { site, api } = usePlatform();
  const [step, setStep] = useState<Step>({ kind: 'form', errors: noErrors });
  const address = useKnownAddress();
  const form = useRef<HTMLFormElement>(null);
  const errors = step.kind === 'form' ? step.errors : noErrors;
  // The shopper goes on where something is wrong, which a low screen may have scrolled out of view.
  useEffect(() => {
    if (addressField in errors) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  async function save(fields: FormData): Promise<void> {
    const text = (name: string): string => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : '';
    };
    setStep({ kind: 'busy' });
    const result = await requestAlert(api, site.search.alertChannels, {
      query: savedQuery(state),
      address: text(addressField),
      frequency: frequencyOf(text(frequencyField)),
    }).catch(() => ({ kind: 'refused', errors: { [formError]: lostConnection } }) as const);
    setStep(result.kind === 'sent' ? result : { kind: 'form', errors: result.errors });
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (step.kind === 'form') void save(new FormData(event.currentTarget));
  };
  return (
    <Dialog open onClose={onClose} title={step.kind === 'sent' ? 'Search saved' : 'Save this search'}>
      {step.kind === 'sent' ? (
        <SentNote channel={step.channel} />
      ) : (
        <form ref={form} css={styles.form} noValidate onSubmit={submit}>
          <SaveSearchFields name={searchName(state)} address={address} errors={errors} />
          <Button type="submit" variant="filled" block busy={step.kind === 'busy'}>
            Save and send me alerts
          </Button>
        </form>
      )}
    </Dialog>
  );
}
