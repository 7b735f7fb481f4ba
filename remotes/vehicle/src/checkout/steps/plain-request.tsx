import type { ReactNode } from 'react';
import { plainFormFields } from 'shared-contracts/plain-form';
import { carHeading } from 'shared-rules/car-title';
import { carValues } from 'shared-rules/lead-request';
import { Button } from 'shared-ui/button';
import { useCheckout } from '../frame/checkout-context';
import * as styles from '../frame/checkout.styles';

/**
 * The details as a request to the dealership, for browsers without script: nothing can be paid there, and the form is
 * an enquiry that says what is wanted (D-22).
 */
export function PlainRequest(): ReactNode {
  const { car, pageKey } = useCheckout();
  const fields = {
    [plainFormFields.key]: pageKey,
    [plainFormFields.formType]: 'enquiry',
    category: 'Sales Enquiry',
    subcategory: 'Reserve this car',
    message: `Please keep the ${carHeading(car)} for me and send me the next steps.`,
    ...carValues(car),
    location: car.location?.slug ?? '',
  };
  return (
    <>
      {Object.entries(fields).map(([name, value]) =>
        value === '' ? null : <input key={name} type="hidden" name={name} value={value} readOnly />,
      )}
      <noscript>
        <p css={styles.lead}>
          Your browser runs no scripts, so nothing can be paid here. Send us your details, and the dealership
          calls you to reserve the car.
        </p>
        <Button type="submit" variant="filled">
          Send reserve request
        </Button>
      </noscript>
    </>
  );
}
