import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'shared-routing';
import { useSite } from 'shared-contracts/react';
import { paths } from 'shared-contracts/routes';
import { formatPrice } from 'shared-rules/money';
import { Button } from 'shared-ui/button';
import { TextField } from 'shared-ui/field';
import { MoneyField } from 'shared-ui/number-field';
import { Slider } from 'shared-ui/range-slider';
import { SegmentedControl } from 'shared-ui/segmented-control';
import { carTypeLabels } from 'shared-rules/search/filter-labels';
import { budgetHref, budgetMax, parseDollars } from './budget';
import type { BudgetData } from './budget-search';
import * as styles from './budget.styles';
import { BudgetNote } from './budget-note';
import { buttonLabel, foundLabel, thing } from './budget-labels';
import { useBudget, type Budget } from './use-budget';

const everyCondition = '';

/** What the shopper pays, and how often (SRC-067). */
function LoanFields({ budget: { wish, setInput, setFrequency } }: { budget: Budget }): ReactNode {
  return (
    <>
      <SegmentedControl
        label="How often you pay"
        name="frequency"
        block
        value={wish.frequency}
        onChange={setFrequency}
        options={[
          { value: 'weekly', label: 'Weekly' },
          { value: 'monthly', label: 'Monthly' },
        ]}
      />
      <div css={styles.fields}>
        {(['repayment', 'deposit'] as const).map((name) => (
          <TextField
            key={name}
            label={name === 'repayment' ? 'Repayment' : 'Deposit'}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            before="$"
            value={String(wish[name])}
            onChange={({ currentTarget }) => setInput({ [name]: parseDollars(currentTarget.value) })}
          />
        ))}
      </div>
    </>
  );
}

/** The budget itself, for shoppers who know it: slider, typed amount and quick picks (SRC-072). */
function DirectFields({ budget: { wish, reach, setBudget } }: { budget: Budget }): ReactNode {
  const { budget } = useSite();
  const { max, step } = budgetMax(reach.highest, budget.fallbackMaxPrice);
  return (
    <div css={styles.direct}>
      <Slider
        label="Budget over 5 years"
        min={0}
        max={max}
        step={step}
        value={Math.min(max, wish.budget)}
        format={() => formatPrice(wish.budget)}
        onChange={setBudget}
      />
      <div css={styles.picks}>
        <MoneyField
          label="Budget"
          hideLabel
          value={wish.budget}
          onChange={(amount) => setBudget(amount ?? 0)}
          picks={budget.quickPicks}
        />
      </div>
    </div>
  );
}

/**
 * Budget search (SRC-066): what the shopper can pay becomes the highest price of a search. Sent without script,
 * the search page works the budget out.
 */
export function BudgetBox({ data }: { data: BudgetData }): ReactNode {
  const site = useSite();
  const navigate = useNavigate();
  const budget = useBudget(data);
  const { wish, reach, setCarType } = budget;
  const noun = thing(site, wish.carType);
  const isTooLow = reach.lowest !== null && wish.budget < reach.lowest;
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void navigate(budgetHref(wish.budget, wish.carType));
  };
  return (
    <form css={styles.box} action={paths.search} method="get" onSubmit={handleSubmit}>
      <div role="status">
        <h3 css={styles.found}>{foundLabel(reach.count, noun)}</h3>
      </div>
      {data.conditions.length > 1 ? (
        <SegmentedControl
          label="Condition"
          name="car_type"
          block
          value={wish.carType ?? everyCondition}
          onChange={(type) => setCarType(type === everyCondition ? null : type)}
          options={[
            { value: everyCondition, label: 'All' },
            ...data.conditions.map((type) => ({ value: type, label: carTypeLabels[type] })),
          ]}
        />
      ) : null}
      <LoanFields budget={budget} />
      <DirectFields budget={budget} />
      <BudgetNote wish={wish} />
      <Button type="submit" block disabled={isTooLow}>
        {buttonLabel(reach.count, noun)}
      </Button>
    </form>
  );
}
