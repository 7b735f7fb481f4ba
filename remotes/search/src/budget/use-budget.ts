import { useEffect, useRef, useState } from 'react';
import type { CarType } from 'shared-contracts/entities/scalars';
import { usePlatform, usePublish } from 'shared-contracts/react';
import { budgetOf, type BudgetFrequency, type BudgetInput } from 'shared-rules/finance/budget';
import { sender } from '../sender';
import { allowedRepayment, defaultBudget } from './budget';
import { askReach, type BudgetData, type BudgetReach } from './budget-search';

/** What the shopper has set. */
export interface BudgetWish extends BudgetInput {
  /** In dollars; what the repayments come to, or what was chosen directly. */
  budget: number;
  /** Null: every condition. */
  carType: CarType | null;
}

export interface Budget {
  wish: BudgetWish;
  reach: BudgetReach;
  /** Figures of a loan; the budget is worked out anew (SRC-067). */
  setInput: (part: Partial<Pick<BudgetInput, 'repayment' | 'deposit'>>) => void;
  setFrequency: (frequency: BudgetFrequency) => void;
  /** The budget itself, by slider, typing or quick pick; the repayment follows. */
  setBudget: (budget: number) => void;
  setCarType: (carType: CarType | null) => void;
}

/** What the wish reaches, requested once the shopper pauses; the last answer stays while the next is on its way or fails. */
function useReach({ budget, carType }: BudgetWish, data: BudgetData): BudgetReach {
  const { site, search } = usePlatform();
  const [reach, setReach] = useState<BudgetReach>(data);
  const known = useRef(`${budget} ${carType}`);
  useEffect(() => {
    const question = `${budget} ${carType}`;
    if (known.current === question) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      askReach(search, site, { budget, carType }, controller.signal).then(
        (answer) => {
          known.current = question;
          setReach(answer);
        },
        // The widget works with the figures it has.
        () => undefined,
      );
    }, site.search.sliderDebounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [site, search, budget, carType]);
  return reach;
}

/** State of the budget widget. */
export function useBudget(data: BudgetData): Budget {
  const { site } = usePlatform();
  const publish = usePublish(sender);
  const [wish, setWish] = useState<BudgetWish>(() => {
    const input = defaultBudget(site);
    return { ...input, budget: budgetOf(input), carType: null };
  });
  /** The repayment that the shopper chose, with its frequency; null while the widget is fresh. */
  const chosen = useRef<Pick<BudgetInput, 'repayment' | 'frequency'> | null>(null);
  const reach = useReach(wish, data);
  const set = (next: BudgetWish): void => {
    setWish(next);
    const { budget, repayment, deposit, frequency } = next;
    publish('search:budget-changed', { budget, repayment, deposit, frequency });
  };
  const workOut = (input: BudgetInput): void => set({ ...wish, ...input, budget: budgetOf(input) });
  const { repayment, deposit, frequency } = wish;
  /** The same money at another frequency; a fresh widget has the site's own there (SRC-068). */
  const at = (next: BudgetFrequency): number => {
    if (!chosen.current) return defaultBudget(site, next).repayment;
    if (chosen.current.frequency === next) return chosen.current.repayment;
    return allowedRepayment(budgetOf({ ...chosen.current, deposit }), { deposit, frequency: next });
  };
  return {
    wish,
    reach,
    setInput: (part) => {
      if (part.repayment !== undefined) chosen.current = { repayment: part.repayment, frequency };
      workOut({ repayment, deposit, frequency, ...part });
    },
    setFrequency: (next) => workOut({ repayment: at(next), deposit, frequency: next }),
    setBudget: (budget) => {
      chosen.current = { repayment: allowedRepayment(budget, wish), frequency };
      set({ ...wish, budget, repayment: chosen.current.repayment });
    },
    setCarType: (carType) => setWish({ ...wish, carType }),
  };
}
