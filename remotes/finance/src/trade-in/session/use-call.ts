import { useState } from 'react';
import type { Errors } from '../car-form';
import type { ValuationResult } from '../valuation-calls';

export type CallState =
  | { kind: 'idle' }
  | { kind: 'busy' }
  /** What is wrong with the fields; `round` counts refusals, so that each one is announced. */
  | { kind: 'wrong'; errors: Errors; round: number }
  | { kind: 'failed'; message: string; retry: (() => void) | null };

type Valued = Extract<ValuationResult, { kind: 'valued' }>['valuation'];

export interface Call {
  state: CallState;
  refuse: (errors: Errors) => void;
  /** Makes the call, unless one is under way, and goes on with a valuation. */
  run: (call: () => Promise<ValuationResult>, onValued: (valuation: Valued) => void) => void;
  /** The shopper corrects a field: its error is gone. */
  changed: (field: string) => void;
}

/** One call of a step at a time: whether it is under way, and what became of it. */
export function useCall(initial: CallState = { kind: 'idle' }): Call {
  const [state, setState] = useState<CallState>(initial);
  const refuse = (errors: Errors): void =>
    setState((last) => ({ kind: 'wrong', errors, round: last.kind === 'wrong' ? last.round + 1 : 1 }));
  const run: Call['run'] = (call, onValued) => {
    if (state.kind === 'busy') return;
    setState({ kind: 'busy' });
    void call().then((result) => {
      switch (result.kind) {
        case 'valued':
          setState({ kind: 'idle' });
          onValued(result.valuation);
          return;
        case 'refused':
          refuse(result.errors);
          return;
        case 'failed':
          setState({ kind: 'failed', message: result.message, retry: () => run(call, onValued) });
      }
    });
  };
  const changed = (field: string): void =>
    setState((last) => {
      if (last.kind !== 'wrong' || !(field in last.errors)) return last;
      const { [field]: _corrected, ...errors } = last.errors;
      return Object.keys(errors).length > 0 ? { ...last, errors } : { kind: 'idle' };
    });
  return { state, refuse, run, changed };
}
