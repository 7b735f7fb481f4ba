import { useEffect, useEffectEvent, useRef } from 'react';
import { usePlatform } from 'shared-contracts/react';
import type { Visit } from 'shared-contracts/remote/remote-module';
import { paths } from 'shared-contracts/routes';
import { toLeadRequest } from 'shared-rules/lead-request';
import { validateLead } from 'shared-rules/lead-validation';
import { appointmentField } from '../appointment/free-times';
import type { FieldErrors } from '../form-fields/field-context';
import { shownFields, type LeadFormSpec } from '../form-spec/form-spec';
import type { Decision, Delay } from '../lead-outbox/create-outbox';
import { outboxOf } from '../lead-outbox/outbox-of';
import { announceFailure } from '../lead-sending/announce';
import { keptEstimate } from '../lead-sending/kept-estimate';
import { categoryOfLead, readFields, valuesOf, type LeadSource } from '../lead-sending/lead-values';
import type { LeadCar } from '../lead-subject/lead-car';
import type { Subject } from '../lead-subject/use-subject';
import { sender } from '../sender';
import { refused, type FormState, type SentLead } from './form-state';
import type { LeadDraft } from './use-lead-draft';

interface LeadSendingInput {
  spec: LeadFormSpec;
  subject: Subject;
  draft: LeadDraft;
  /** Whether a time of a test drive is still free. */
  isFree: (time: string) => Promise<boolean>;
  /** Called before the page changes to the success page. */
  onSent: (() => void) | undefined;
  setState: (next: (last: FormState) => FormState) => void;
}

const unknownVisit = (): Visit => ({ visitedPages: [window.location.pathname], linkedQueryParams: {} });

/** Shown before the lead is sent, because the dealer could only answer it afterwards. */
const takenText = 'That time has just been taken. Please choose another one, or send without a time.';

/** Checks and sends one form; a second press while the first is under way does nothing. */
export function useLeadSending({ spec, subject, draft, isFree, onSent, setState }: LeadSendingInput): {
  submit: () => void;
  check: (isChecked: (field: string) => boolean) => boolean;
  isRight: (isChecked: (field: string) => boolean) => boolean;
} {
  const platform = usePlatform();
  const { site, events, visit = unknownVisit } = platform;
  const isBusy = useRef(false);
  /** Ends the wait for what becomes of a lead in the outbox. */
  const unwatch = useRef<(() => void) | null>(null);
  const enter = (state: FormState): void => setState(() => state);
  const refuse = (errors: FieldErrors): void => setState((last) => refused(last, errors));

  const sourceOf = (form: HTMLFormElement, car: LeadCar | null): LeadSource => {
    const { carId, isSettled } = subject;
    const shown = shownFields(spec, site, { carId, car, isSettled });
    return { fields: readFields(form), spec, shown, carId, car };
  };

  const errorsOf = (form: HTMLFormElement): FieldErrors => {
    const values = valuesOf(sourceOf(form, subject.car));
    const errors = validateLead(spec.formType, values, site, { car: subject.carId !== null });
    if (subject.isSettled) return errors;
    // A short form takes the location from its car, which may still be loading.
    const { location: _location, dealership_slug: _dealership, ...typedErrors } = errors;
    return typedErrors;
  };

  const afterSuccess = (lead: SentLead): void => {
    enter({ kind: 'sent', lead });
    // The page that shows the valuation goes on from there.
    if (site.leads.successMode === 'loading' || spec.staysInPlace || spec.valuationId !== null) return;
    onSent?.();
    events.publish('navigation:requested', { href: paths.success }, sender);
  };

  const afterFailure = ({ kind, message, ...result }: Delay): void => {
    if (!navigator.onLine) {
      enter({ kind: 'offline', isKept: true });
      return;
    }
    announceFailure(platform, spec.formType, message);
    enter(
      kind === 'too-many'
        ? { kind, message }
        : {
            kind,
            serverError: 'serverError' in result ? result.serverError : null,
            isWaiting: 'isTemporary' in result && result.isTemporary,
          },
    );
  };

  /** Follows a lead until the server has decided, whichever tab sends it. */
  const follow = (key: string, lead: SentLead): void => {
    unwatch.current?.();
    const after = (decision: Decision): void => {
      unwatch.current?.();
      unwatch.current = null;
      isBusy.current = false;
      if (decision.kind === 'sent') afterSuccess(lead);
      else if (decision.kind === 'refused') {
        outboxOf(platform).takeRefusal(key);
        refuse(decision.fields);
      } else afterFailure(decision);
    };
    unwatch.current = outboxOf(platform).watch(key, {
      onDecided: after,
      onMoved: (to) => {
        draft.rekey(to);
        draft.keep();
        follow(to, lead);
      },
    });
  };

  const send = async (form: HTMLFormElement): Promise<void> => {
    const errors = errorsOf(form);
    if (Object.keys(errors).length > 0) {
      refuse(errors);
      return;
    }
    enter({ kind: 'submitting' });
    const time = navigator.onLine ? readFields(form)[appointmentField] : undefined;
    if (time && !(await isFree(time))) {
      refuse({ [appointmentField]: takenText });
      return;
    }
    const source = sourceOf(form, await subject.whenKnown());
    const values = valuesOf(source);
    const about = { ...categoryOfLead(source), carDealershipId: source.car?.dealership_id ?? null };
    const page = { url: window.location.href, userAgent: navigator.userAgent, visit: visit() };
    const { formType, valuationId } = spec;
    const outbox = outboxOf(platform);
    const key = outbox.currentKey(draft.currentKey());
    draft.rekey(key);
    draft.keep();
    // Written down before it is sent: whatever happens from here on, it goes out once.
    const estimate =
      formType === 'finance' && source.carId !== null
        ? keptEstimate(site.site.slug, source.carId)
        : undefined;
    const lead = {
      ...toLeadRequest(values, about, page),
      ...(estimate ? { finance_estimate: estimate } : {}),
    };
    const isKept = outbox.put(key, { formType, valuationId, lead, draftId: draft.id });
    follow(key, {
      car_id: source.carId,
      location: values.location ?? '',
      dealership: values.dealership_slug ?? '',
      ...(values.appointment_at ? { appointment_at: values.appointment_at } : {}),
    });
    if (!navigator.onLine) {
      enter({ kind: 'offline', isKept });
      return;
    }
    const delay = await outbox.deliver(key);
    if (delay) afterFailure(delay);
  };

  // A lead that was refused behind the shopper's back comes back with what is wrong (decision 0025).
  const takeRefusal = useEffectEvent((key: string): void => {
    const errors = outboxOf(platform).takeRefusal(key);
    if (errors) refuse(errors);
  });
  const { key: draftKey } = draft;
  useEffect(() => {
    if (draftKey) takeRefusal(draftKey);
  }, [draftKey]);
  useEffect(() => () => unwatch.current?.(), []);

  const wrongOf = (form: HTMLFormElement, isChecked: (field: string) => boolean) =>
    Object.entries(errorsOf(form)).filter(([field]) => isChecked(field));
  const isRight = (isChecked: (field: string) => boolean): boolean =>
    draft.ref.current !== null && wrongOf(draft.ref.current, isChecked).length === 0;
  const check = (isChecked: (field: string) => boolean): boolean => {
    const form = draft.ref.current;
    if (!form) return false;
    const wrong = wrongOf(form, isChecked);
    if (wrong.length > 0) refuse(Object.fromEntries(wrong));
    return wrong.length === 0;
  };

  const submit = (): void => {
    const form = draft.ref.current;
    if (!form || isBusy.current) return;
    isBusy.current = true;
    void send(form).finally(() => {
      isBusy.current = false;
    });
  };
  return { submit, check, isRight };
}
