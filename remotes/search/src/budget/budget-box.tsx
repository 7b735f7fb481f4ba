import { css } from '@emotion/react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePublish, useSite } from 'shared-contracts/react';
import { paths } from 'shared-contracts/routes';
import { formatPrice } from 'shared-rules/money';
import { Button } from 'shared-ui/button';
import { TextField } from 'shared-ui/field';
import { SegmentedControl } from 'shared-ui/segmented-control';
import { color, font, fontSize, media, radius, shadow, space } from 'shared-ui/tokens';
import { sender } from '../sender';
import { budgetHref, budgetOf, defaultBudget, parseDollars, type BudgetInput } from './budget';

const boxStyles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[16],
  padding: space[24],
  background: color.surface,
  borderRadius: radius.base,
  boxShadow: shadow.resting,
});

const fieldsStyles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[16],
  [media.from(576)]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
});

const totalStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[8],
  color: color.muted,
  '& > output': {
    fontFamily: font.price,
    fontWeight: font.weightPrice,
    fontSize: fontSize[30],
    lineHeight: 1.15,
    color: color.ink,
  },
});

/**
 * Budget search (SRC-066): what the shopper can pay becomes the highest price of a search. Sent without script,
 * the search page works the budget out.
 */
export function BudgetBox(): ReactNode {
  const site = useSite();
  const navigate = useNavigate();
  const publish = usePublish(sender);
  const [input, setInput] = useState<BudgetInput>(() => defaultBudget(site));
  const budget = budgetOf(input);
  const change = (next: BudgetInput): void => {
    setInput(next);
    publish('search:budget-changed', { ...next, budget: budgetOf(next) });
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void navigate(budgetHref(budget));
  };
  return (
    <form css={boxStyles} action={paths.search} method="get" onSubmit={handleSubmit}>
      <SegmentedControl
        label="How often you pay"
        name="frequency"
        block
        value={input.frequency}
        onChange={(frequency) => change({ ...defaultBudget(site, frequency), deposit: input.deposit })}
        options={[
          { value: 'weekly', label: 'Weekly' },
          { value: 'monthly', label: 'Monthly' },
        ]}
      />
      <div css={fieldsStyles}>
        <TextField
          label="Repayment"
          name="repayment"
          inputMode="numeric"
          autoComplete="off"
          before="$"
          value={String(input.repayment)}
          onChange={({ currentTarget }) => change({ ...input, repayment: parseDollars(currentTarget.value) })}
        />
        <TextField
          label="Deposit"
          name="deposit"
          inputMode="numeric"
          autoComplete="off"
          before="$"
          value={String(input.deposit)}
          onChange={({ currentTarget }) => change({ ...input, deposit: parseDollars(currentTarget.value) })}
        />
      </div>
      <div css={totalStyles}>
        Your budget over 5 years
        <output aria-live="polite">{formatPrice(budget)}</output>
      </div>
      <Button type="submit" block>
        See cars up to {formatPrice(budget)}
      </Button>
    </form>
  );
}
