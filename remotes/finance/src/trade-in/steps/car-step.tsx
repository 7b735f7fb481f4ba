import { useState, type ReactNode } from 'react';
import { useServerForm, useSite } from 'shared-contracts/react';
import { regoStates } from 'shared-contracts/entities/scalars';
import { plainFormFields } from 'shared-contracts/plain-form';
import { useLocation } from 'shared-routing';
import { Button } from 'shared-ui/button';
import { SelectField, TextField } from 'shared-ui/field';
import { ChevronDownIcon } from 'shared-ui/icons';
import { carFormKindField, fieldLabels, unknownRegoText, type CarFormKind } from '../car-form';
import { ownNoun } from '../own-noun';
import { useTradeInOfPage } from '../session/trade-in-context';
import * as styles from '../trade-in.styles';
import { Failure } from './failure';
import { ErrorSummary, fieldId, StepFrame } from './step-frame';
import { useCarForm, type CarForm } from './use-car-form';

/** A form about the car, which also works as a plain post. */
function CarFormFrame({
  kind,
  form,
  submitLabel,
  children,
}: {
  kind: CarFormKind;
  form: CarForm;
  submitLabel: string;
  children: ReactNode;
}): ReactNode {
  const { pathname, search } = useLocation();
  const served = useServerForm();
  const { ref, state, handlers, errors } = form;
  const noun = ownNoun(useSite());
  return (
    <form
      ref={ref}
      css={styles.form}
      method="post"
      action={pathname + search}
      // The same messages with and without script: the server checks a form without script.
      noValidate
      aria-label={kind === 'rego' ? `Find your ${noun} by its rego` : `Your ${noun}’s details`}
      {...handlers}
    >
      <ErrorSummary key={state.kind === 'wrong' ? state.round : 0} errors={errors} />
      {state.kind === 'failed' ? <Failure message={state.message} onRetry={state.retry} /> : null}
      <input type="hidden" name={carFormKindField} value={kind} />
      {served ? <input type="hidden" name={plainFormFields.key} value={served.key} /> : null}
      {children}
      <div css={styles.actions}>
        <Button type="submit" variant={kind === 'rego' ? 'filled' : 'outline'} busy={state.kind === 'busy'}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

function RegoForm({ form }: { form: CarForm }): ReactNode {
  const config = useSite();
  const { site } = config;
  const { errors, typed } = form;
  return (
    <CarFormFrame kind="rego" form={form} submitLabel={`Find my ${ownNoun(config)}`}>
      <div css={styles.plate}>
        <TextField
          id={fieldId('rego')}
          name="rego"
          label={fieldLabels.rego}
          error={errors['rego']}
          defaultValue={typed['rego']}
          maxLength={12}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          required
        />
        <SelectField
          id={fieldId('regoState')}
          name="regoState"
          label={fieldLabels.regoState}
          error={errors['regoState']}
          defaultValue={typed['regoState'] ?? site.address.state}
          required
        >
          {regoStates.map((state) => (
            <option key={state} value={state}>
              {state}
            </option>
          ))}
        </SelectField>
      </div>
    </CarFormFrame>
  );
}

function ByHandForm({ form }: { form: CarForm }): ReactNode {
  const { data } = useTradeInOfPage();
  const { errors, typed } = form;
  const field = (name: 'make' | 'model' | 'year' | 'kms') => ({
    id: fieldId(name),
    name,
    label: fieldLabels[name],
    error: errors[name],
    defaultValue: typed[name],
    autoComplete: 'off',
    required: true,
  });
  return (
    <CarFormFrame kind="by-hand" form={form} submitLabel={`Value this ${ownNoun(useSite())}`}>
      <div css={styles.pairs}>
        <TextField {...field('make')} maxLength={40} placeholder="Mazda" />
        <TextField {...field('model')} maxLength={60} placeholder="CX-5" />
        <TextField {...field('year')} maxLength={4} inputMode="numeric" placeholder={String(data.year - 4)} />
        <TextField {...field('kms')} maxLength={12} inputMode="numeric" placeholder="45,000" />
      </div>
    </CarFormFrame>
  );
}

/** Which car it is: by its rego, or in the shopper's own words. */
export function CarStep(): ReactNode {
  const { valuation } = useTradeInOfPage();
  const served = useServerForm();
  const rego = useCarForm('rego');
  const byHand = useCarForm('by-hand');
  const [isByHand, setByHand] = useState(served?.values[carFormKindField] === 'by-hand');
  // By hand is the way on for a rego that no register knows, and while no register answers.
  const isRegoLost =
    valuation?.reason === 'unknown_rego' ||
    rego.errors['rego'] === unknownRegoText ||
    rego.state.kind === 'failed';
  return (
    <StepFrame
      heading={ownNoun(useSite()) === 'car' ? 'What do you drive?' : 'What are you trading in?'}
      lead="Your rego tells us the rest. It takes about two minutes, and you’re not committed to anything."
    >
      <RegoForm form={rego} />
      <details
        css={styles.byHand}
        open={isByHand || isRegoLost}
        onToggle={(event) => setByHand(event.currentTarget.open)}
      >
        <summary>
          I don’t have the rego
          <ChevronDownIcon />
        </summary>
        <ByHandForm form={byHand} />
      </details>
    </StepFrame>
  );
}
