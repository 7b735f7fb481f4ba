import { useState, type ReactNode } from 'react';
import { formatPhone } from 'shared-rules/phone';
import { Button, buttonStyles } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { AppLink } from '../layout/app-link';
import { useSignOut, useUser } from '../session/use-session';
import type { WatchlistData } from '../watchlist/load-watchlist';
import { SavedCars } from '../watchlist/saved-cars';
import { GarageDetails } from './garage-details';
import * as styles from './garage.styles';
import { ViewedCars } from './viewed-cars';

/** Where a valuation begins; the first of the trade-in paths. */
const TRADE_IN_PATH = '/trade-in';

function GarageHeader(): ReactNode {
  const { phone } = useUser();
  const signOut = useSignOut();
  const [isBusy, setBusy] = useState(false);
  const leave = async (): Promise<void> => {
    setBusy(true);
    await signOut();
    setBusy(false);
  };
  return (
    <header css={styles.headerStyles}>
      <div>
        <h1>My Garage</h1>
        {phone ? <p>Signed in as {formatPhone(phone)}</p> : null}
      </div>
      <Button busy={isBusy} onClick={() => void leave()}>
        Sign out
      </Button>
    </header>
  );
}

/** What the visitor keeps here: saved cars, viewed cars, details, valuations (D-40). */
export function GaragePage({ data }: { data: WatchlistData }): ReactNode {
  return (
    <div css={styles.pageStyles}>
      <GarageHeader />
      <section aria-labelledby="garage-saved">
        <h2 id="garage-saved">Saved cars</h2>
        <SavedCars data={data} headingLevel={3} />
      </section>
      <ViewedCars />
      <div css={styles.columnsStyles}>
        <GarageDetails />
        <section aria-labelledby="garage-valuations">
          <h2 id="garage-valuations">Valuations</h2>
          <EmptyState
            headingLevel={3}
            title="No valuations yet"
            action={
              <AppLink href={TRADE_IN_PATH} css={buttonStyles('outline')}>
                Value my car
              </AppLink>
            }
          >
            Tell us about your car and see what it is worth as a trade-in.
          </EmptyState>
        </section>
      </div>
    </div>
  );
}
