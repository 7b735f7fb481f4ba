import { useMemo, type ReactNode } from 'react';
import { usePlatform } from 'shared-contracts/react';
import { makeCar } from 'shared-contracts/testing';
import { carEnquirySpec } from '../form-spec/form-spec';
import { useLeadForm } from '../lead-form/use-lead-form';
import { toLeadCar } from '../lead-subject/lead-car';
import { knownSubject } from '../lead-subject/use-subject';

const details = {
  name: 'Ada',
  last_name: 'Lovelace',
  postcode: '4000',
  phone: '0412345678',
  email: 'ada@example.com',
};

const car = makeCar();

/** The hooks of a lead form with plain fields, for tests that open it thousands of times. */
export function TestForm({ carId }: { carId: number }): ReactNode {
  const { site } = usePlatform();
  const subject = useMemo(() => knownSubject(toLeadCar({ ...car, id: carId })), [carId]);
  const spec = useMemo(() => carEnquirySpec('quick', site, { message: '' }), [site]);
  const { ref, state, submit, changed } = useLeadForm({
    spec,
    subject,
    key: '',
    served: null,
    isFree: () => Promise.resolve(true),
  });
  return (
    <form
      ref={ref}
      data-state={state.kind}
      data-error={state.kind === 'invalid' ? state.errors['message'] : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onInput={() => changed('message')}
    >
      {Object.entries(details).map(([name, value]) => (
        <input key={name} name={name} defaultValue={value} />
      ))}
      <textarea name="message" defaultValue="" />
    </form>
  );
}
