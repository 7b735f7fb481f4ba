import { useState, type ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { formatPhone } from 'shared-rules/phone';
import { stockNouns } from 'shared-rules/stock-noun';
import { Button } from 'shared-ui/button';
import { useSignOut, useUser } from '../session/use-session';
import { SavedCars } from '../watchlist/saved-cars';
import { useSavedCars } from '../watchlist/use-saved-cars';
import { Appointments } from './appointments';
import { GarageDetails } from './garage-details';
import * as styles from './garage.styles';
import type { GarageData } from './load-garage';
import { Reservations } from './reservations';
import { SavedSearches } from './saved-searches';
import { Valuations } from './valuations';
import { ViewedCars } from './viewed-cars';

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

/** What the visitor has booked and keeps here: saved cars, valuations, viewed cars, details (D-40). */
export function GaragePage({ data }: { data: GarageData }): ReactNode {
  const saved = useSavedCars(data.watchlist);
  return (
    <div css={styles.pageStyles}>
      <GarageHeader />
      <Appointments appointments={data.appointments} />
      <Reservations reservations={data.reservations} />
      <section aria-labelledby="garage-saved">
        <h2 id="garage-saved">Saved {stockNouns(useSite())}</h2>
        <SavedCars view={saved} headingLevel={3} />
      </section>
      <SavedSearches searches={data.savedSearches} />
      <Valuations valuations={data.valuations} />
      <ViewedCars />
      <GarageDetails />
    </div>
  );
}
