import { useEffect, useRef, useState, type RefObject } from 'react';
import { usePlatform, type ServerFormState } from 'shared-contracts/react';
import type { SpinResult, SpinState } from 'shared-contracts/entities/spin';
import { ApiFailure } from 'shared-contracts/errors';
import { paths } from 'shared-contracts/routes';
import { browserStore, openStorage } from 'shared-contracts/storage';
import { savedDetails } from '../lead-draft/draft';
import { fillForm } from '../lead-draft/fill-form';
import { initialState, type FormState } from '../lead-form/form-state';
import { readFields } from '../lead-sending/lead-values';
import { sender } from '../sender';
import { toSpinRequest } from './spin-request';
import { restingAngle } from './wheel-fields';

/** Whole turns before the wheel stops. */
const turns = 6;

/** Where the wheel stands. */
export type WheelState = { kind: 'waiting' } | { kind: 'turning' | 'stopped'; result: SpinResult };

export interface Spin {
  form: RefObject<HTMLFormElement | null>;
  wheel: WheelState;
  /** Degrees by which the wheel is turned. */
  angle: number;
  state: FormState;
  submit: () => void;
  stopped: () => void;
}

/** Asks the server for the result, then turns the wheel to it (D-41). */
export function useSpin({ prizes, spin }: SpinState, served: ServerFormState | null): Spin {
  const { api, events, site, now } = usePlatform();
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [wheel, setWheel] = useState<WheelState>(
    spin ? { kind: 'stopped', result: spin } : { kind: 'waiting' },
  );
  const [state, setState] = useState<FormState>(() => initialState(served?.errors));
  const { slug } = site.site;
  useEffect(() => {
    if (!form.current || served) return;
    fillForm(form.current, savedDetails(openStorage(slug, browserStore()), now().getTime()));
  }, [slug, now, served]);

  const refuse = (error: unknown): void => {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.code === 'unauthorised') {
      events.publish(
        'auth:sign-in-required',
        { type: 'spin-to-win', redirect: paths.spinToWin, back: paths.home },
        sender,
      );
      setState({ kind: 'idle' });
      return;
    }
    const { fields } = error.details;
    setState((last) =>
      fields && Object.keys(fields).length > 0
        ? { kind: 'invalid', errors: fields, round: last.kind === 'invalid' ? last.round + 1 : 1 }
        : {
            kind: 'failed',
            serverError: error.details.cause === undefined ? error.message : null,
            isWaiting: false,
          },
    );
  };
  const send = async (element: HTMLFormElement): Promise<void> => {
    setState({ kind: 'submitting' });
    try {
      const result = await api('spinWheel', { body: toSpinRequest(readFields(element)) });
      setState({ kind: 'idle' });
      setWheel({ kind: 'turning', result });
    } catch (error) {
      refuse(error);
    }
  };
  const angle = wheel.kind === 'waiting' ? 0 : restingAngle(prizes, wheel.result.prize) + turns * 360;
  return {
    form,
    wheel,
    angle,
    state,
    submit: () => {
      if (isBusy.current || !form.current) return;
      isBusy.current = true;
      void send(form.current).finally(() => {
        isBusy.current = false;
      });
    },
    stopped: () => setWheel((last) => (last.kind === 'turning' ? { ...last, kind: 'stopped' } : last)),
  };
}
