import type { ReactNode } from 'react';
import type { SavedSearch } from 'shared-contracts/entities/saved-search-schema';
import { alertConsent, type AlertFrequency } from 'shared-contracts/entities/saved-search';
import { useSite } from 'shared-contracts/react';
import { hrefs, paths } from 'shared-contracts/routes';
import { queryToSearchState } from 'shared-contracts/search/url-state';
import { searchName } from 'shared-rules/search/search-name';
import { stockNouns } from 'shared-rules/stock-noun';
import { Button, buttonStyles } from 'shared-ui/button';
import { alertStepField, type AlertStep } from './alert-request';
import { SaveSearchLink } from './save-search-link';
import * as styles from './saved-search.styles';

const headings: Record<SavedSearch['state'], string> = {
  unconfirmed: 'Confirm your alerts',
  active: 'Your alerts are on',
  stopped: 'Your alerts are off',
};

const often: Record<AlertFrequency, string> = {
  now: 'as soon as something changes',
  daily: 'once a day, at 8 am',
};

/** One press that changes the alert: a form that works without script, and that no mail scanner sends. */
const StepButton = ({ alert, step, variant, children }: {
  alert: SavedSearch; step: AlertStep; variant?: 'filled' | 'outline'; children: ReactNode;
}): ReactNode => (
  <form method="post" action={hrefs.alert(alert.token)}>
    <input type="hidden" name={alertStepField} value={step} />
    <Button type="submit" {...(variant ? { variant } : {})}>
      {children}
    </Button>
  </form>
); // prettier-ignore

function Unconfirmed({ alert }: { alert: SavedSearch }): ReactNode {
  const site = useSite();
  return (
    <>
      <p>
        Alerts go to {alert.maskedAddress}, {often[alert.frequency]}.
      </p>
      <p css={styles.small}>{alertConsent.text(site.site.name, stockNouns(site))}</p>
      <div css={styles.actions}>
        <StepButton alert={alert} step="confirm" variant="filled">
          Start my alerts
        </StepButton>
      </div>
      <p css={styles.small}>Not you? Close this page: you won’t hear from us again.</p>
    </>
  );
}

function Active({ alert }: { alert: SavedSearch }): ReactNode {
  const other: AlertFrequency = alert.frequency === 'now' ? 'daily' : 'now';
  return (
    <>
      <p>
        We’ll message {alert.maskedAddress} {often[alert.frequency]}: new matches, price drops and sold cars.
      </p>
      <div css={styles.actions}>
        <StepButton alert={alert} step={other}>
          {other === 'daily' ? 'Once a day instead' : 'As soon as something changes instead'}
        </StepButton>
        <StepButton alert={alert} step="stop">
          Stop these alerts
        </StepButton>
      </div>
    </>
  );
}

/** In place of an alert that the API does not know: deleted, or its link was cut short by a mail program. */
function UnknownAlert(): ReactNode {
  return (
    <div css={styles.page}>
      <h1>This link doesn’t work any more</h1>
      <p>
        A saved search that isn’t confirmed within a week is deleted, and you won’t get any more messages
        about it. If yours is newer, copy the whole link from our message.
      </p>
      <div css={styles.actions}>
        <a css={buttonStyles('outline')} href={paths.search}>
          Save a new search
        </a>
      </div>
    </div>
  );
}

/** A saved search of its owner: confirm, change, stop. Opening it changes nothing. */
export function AlertPage({ data }: { data: SavedSearch | null }): ReactNode {
  return data ? <KnownAlert alert={data} /> : <UnknownAlert />;
}

function KnownAlert({ alert }: { alert: SavedSearch }): ReactNode {
  const state = queryToSearchState(new URLSearchParams(alert.query));
  return (
    <div css={styles.page}>
      <h1>{headings[alert.state]}</h1>
      <p css={styles.name}>{searchName(state)}</p>
      {alert.state === 'unconfirmed' ? <Unconfirmed alert={alert} /> : null}
      {alert.state === 'active' ? <Active alert={alert} /> : null}
      {alert.state === 'stopped' ? (
        <>
          <p>You won’t get any more messages about this search.</p>
          <div css={styles.actions}>
            <SaveSearchLink state={state}>Save it again</SaveSearchLink>
          </div>
        </>
      ) : null}
      <p>
        <a css={buttonStyles('outline')} href={hrefs.search(state)}>
          See the {stockNouns(useSite())}
        </a>
      </p>
    </div>
  );
}
