import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { usePublish } from 'shared-contracts/react';
import { formatPhone } from 'shared-rules/phone';
import { Button } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import type { ShopperState } from '../store/store';
import { detailsStyles } from './garage.styles';

/** The details of the last enquiry, which this browser offers to later forms, and a way to forget them (SHL-074). */
export function GarageDetails(): ReactNode {
  const details = useSelector((state: ShopperState) => state.savedDetails);
  const publish = usePublish('shell');
  const rows = details
    ? [
        ['Name', `${details.name} ${details.last_name}`],
        ['Email', details.email],
        ['Mobile', formatPhone(details.phone)],
        ['Postcode', details.postcode],
      ]
    : [];
  return (
    <section aria-labelledby="garage-details">
      <h2 id="garage-details">Your details</h2>
      {details ? (
        <div css={detailsStyles}>
          <dl>
            {rows.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p>Kept in this browser for 30 days, so that you need not type them again.</p>
          <Button size="small" onClick={() => publish('user-details:forgotten', {})}>
            Forget my details
          </Button>
        </div>
      ) : (
        <EmptyState headingLevel={3} title="No details saved">
          What you type into an enquiry is kept in this browser and offered to the next form.
        </EmptyState>
      )}
    </section>
  );
}
