import { useLayoutEffect, useRef, type FormEvent, type RefObject } from 'react';
import { useServerForm } from 'shared-contracts/react';
import type { Valuation } from 'shared-contracts/entities/trade-in';
import {
  carFormFields,
  carFormKindField,
  formError,
  readCarForm,
  unknownRegoText,
  type Answers,
  type CarFormKind,
  type Errors,
} from '../car-form';
import { useTradeInOfPage } from '../session/trade-in-context';
import { useCall, type Call, type CallState } from '../session/use-call';

export interface CarForm {
  ref: RefObject<HTMLFormElement | null>;
  state: CallState;
  errors: Errors;
  /** What was typed, as a post without script brought it back. */
  typed: Answers;
  handlers: { onSubmit: (event: FormEvent) => void; onInput: (event: FormEvent) => void };
}

/** The state of a form that the server answered to a post without script. */
function servedState(errors: Record<string, string> | undefined): CallState {
  if (!errors) return { kind: 'idle' };
  const { [formError]: message, ...fields } = errors;
  if (message === undefined) return { kind: 'wrong', errors: fields, round: 0 };
  // The button below sends it again.
  return { kind: 'failed', message, retry: null };
}

function readForm(form: HTMLFormElement, kind: CarFormKind): Answers {
  const data = new FormData(form);
  const values = carFormFields[kind].map((name) => [name, data.get(name)]);
  return Object.fromEntries(values.filter(([, value]) => typeof value === 'string')) as Answers; // texts are left
}

/** Fills in what was typed before, where nothing stands yet. */
function fillForm(form: HTMLFormElement, kind: CarFormKind, answers: Answers): void {
  for (const name of carFormFields[kind]) {
    const field = form.elements.namedItem(name);
    const kept = answers[name];
    if (!kept) continue;
    if (field instanceof HTMLSelectElement) field.value = kept;
    else if (field instanceof HTMLInputElement && field.value === '') field.value = kept;
  }
}

/** Goes on from a new valuation: to what was found, or stays where nothing was. */
function useAfterValuing(kind: CarFormKind, call: Call): (valuation: Valuation) => void {
  const { go } = useTradeInOfPage();
  return ({ vehicle, reason }) => {
    if (!vehicle || reason === 'unknown_rego') call.refuse({ rego: unknownRegoText });
    else if (kind === 'rego') go('confirm');
    else go(reason === null ? 'condition' : 'photos');
  };
}

/**
 * A form that says which car it is. Its fields belong to the browser (they are not controlled), so that nothing typed
 * before the script ran is lost.
 */
export function useCarForm(kind: CarFormKind): CarForm {
  const { answers, isKnown, keep, value, data, valuation } = useTradeInOfPage();
  const served = useServerForm();
  const isServed = served !== null && (served.values[carFormKindField] ?? 'rego') === kind;
  const call = useCall(servedState(isServed ? served.errors : undefined));
  const ref = useRef<HTMLFormElement>(null);
  const afterValuing = useAfterValuing(kind, call);

  // Before anything can be typed: that would be kept together with the fields that are still empty.
  useLayoutEffect(() => {
    if (isKnown && ref.current) fillForm(ref.current, kind, answers);
    // Once: from then on the fields are what counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isKnown, kind]);

  const submit = (): void => {
    if (!ref.current) return;
    const typed = readForm(ref.current, kind);
    keep(typed);
    const form = readCarForm(kind, typed, data.year);
    if (form.kind === 'wrong') {
      call.refuse(form.errors);
      return;
    }
    // The dealer finds a car by its plate, also one that no register knows.
    const { rego, regoState } = valuation?.reason === 'unknown_rego' ? valuation : {};
    const plate = kind === 'by-hand' && rego && regoState ? { rego, regoState } : {};
    call.run(() => value({ ...plate, ...form.body }), afterValuing);
  };
  return {
    ref,
    state: call.state,
    errors: call.state.kind === 'wrong' ? call.state.errors : {},
    typed: isServed ? served.values : {},
    handlers: {
      onSubmit: (event) => {
        event.preventDefault();
        submit();
      },
      onInput: (event) => {
        if (ref.current) keep(readForm(ref.current, kind));
        const { name } = event.target as HTMLInputElement; // only controls send input events
        call.changed(name);
      },
    },
  };
}
