import { useRef, type ReactNode } from 'react';
import { kmsAnswer, mostKms, tradeInQuestions, type TradeInQuestion } from 'shared-rules/trade-in-questions';
import { formatCount } from 'shared-rules/money';
import { Button, buttonStyles } from 'shared-ui/button';
import { TextField } from 'shared-ui/field';
import { kmsError, type Answers, type Errors } from '../car-form';
import { parseKms } from '../parse-kms';
import { ChoicePicture } from '../pictures/choice-picture';
import { useTradeInOfPage } from '../session/trade-in-context';
import { useCall } from '../session/use-call';
import * as styles from '../trade-in.styles';
import { Failure } from './failure';
import { ErrorSummary, fieldId, StepFrame } from './step-frame';

/** What the shopper answered, as the valuation takes it, or what is still missing. */
function readCondition(answers: Answers): { given: Record<string, string>; errors: Errors } {
  const kms = parseKms(answers[kmsAnswer] ?? '');
  const isKms = kms !== null && kms <= mostKms;
  const missing = tradeInQuestions.filter(({ key }) => !answers[key]);
  return {
    given: {
      [kmsAnswer]: String(kms),
      ...Object.fromEntries(tradeInQuestions.map(({ key }) => [key, answers[key] ?? ''])),
    },
    errors: {
      ...(isKms ? {} : { [kmsAnswer]: kmsError }),
      ...Object.fromEntries(missing.map(({ key, label }) => [key, `${label}: please choose an answer.`])),
    },
  };
}

function Question({
  question: { key, question, choices },
  chosen,
  error,
}: {
  question: TradeInQuestion;
  chosen: string | undefined;
  error: string | undefined;
}): ReactNode {
  const errorId = `${fieldId(key)}-error`;
  return (
    <fieldset
      css={styles.question}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend css={styles.legend}>{question}</legend>
      {error ? (
        <p id={errorId} css={styles.error}>
          {error}
        </p>
      ) : null}
      <div css={styles.choices} data-count={choices.length} data-invalid={error ? '' : undefined}>
        {choices.map(({ value, label, description }, index) => (
          <label key={value} css={styles.choice}>
            <input
              type="radio"
              id={index === 0 ? fieldId(key) : undefined}
              name={key}
              value={value}
              defaultChecked={chosen === value}
            />
            <ChoicePicture question={key} choice={value} />
            <b>{label}</b>
            {description ? <small>{description}</small> : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** How far the car has gone and how it is, in plain questions; the answers replace the offer (FIN-049). */
export function ConditionStep(): ReactNode {
  const { answers, keep, adjust, go, hrefOf, valuation } = useTradeInOfPage();
  const call = useCall();
  const form = useRef<HTMLFormElement>(null);
  const { state } = call;
  const errors = state.kind === 'wrong' ? state.errors : {};
  const known = valuation?.vehicle?.kmsAssumed === false ? formatCount(valuation.vehicle.kms) : undefined;

  const typed = (): Answers =>
    form.current ? (Object.fromEntries(new FormData(form.current)) as Record<string, string>) : {}; // it has no files
  const submit = (): void => {
    const given = typed();
    keep(given);
    const condition = readCondition(given);
    if (Object.keys(condition.errors).length > 0) call.refuse(condition.errors);
    else
      call.run(
        () => adjust(condition.given),
        ({ offer_price: price }) => go(price === null ? 'photos' : 'offer'),
      );
  };
  return (
    <StepFrame
      heading="What condition is it in?"
      lead="Be honest: the closer you are, the closer our offer is to what we pay on the day."
    >
      <form
        ref={form}
        css={styles.form}
        noValidate
        aria-label="Your car’s condition"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        onInput={(event) => {
          keep(typed());
          const { name } = event.target as HTMLInputElement; // only controls send input events
          call.changed(name);
        }}
      >
        <ErrorSummary key={state.kind === 'wrong' ? state.round : 0} errors={errors} />
        {state.kind === 'failed' ? <Failure message={state.message} onRetry={state.retry} /> : null}
        <TextField
          id={fieldId(kmsAnswer)}
          name={kmsAnswer}
          label="How many kilometres are on the clock?"
          error={errors[kmsAnswer]}
          defaultValue={answers[kmsAnswer] ?? known}
          after="km"
          inputMode="numeric"
          maxLength={12}
          autoComplete="off"
          required
        />
        {tradeInQuestions.map((question) => (
          <Question
            key={question.key}
            question={question}
            chosen={answers[question.key]}
            error={errors[question.key]}
          />
        ))}
        <div css={styles.actions}>
          <Button type="submit" variant="filled" busy={state.kind === 'busy'}>
            Get my offer
          </Button>
          <a css={buttonStyles('text')} href={hrefOf('car')} data-keep-scroll="">
            Back
          </a>
        </div>
      </form>
    </StepFrame>
  );
}
