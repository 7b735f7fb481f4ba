import { ApiFailure } from 'shared-contracts/errors';
import type { ActionContext, ActionResult } from 'shared-contracts/remote/remote-module';
import { hrefs, paths } from 'shared-contracts/routes';
import { formLevelError } from '../lead-form/form-state';
import { toSpinRequest } from './spin-request';

/** Spins for a browser without JavaScript: the page shows the result, or what is wrong (SHL-024). */
export async function spinAction({ api, fields, key }: ActionContext): Promise<ActionResult> {
  try {
    await api('spinWheel', { body: toSpinRequest(fields) });
    return { kind: 'redirect', location: paths.spinToWin };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.code === 'unauthorised') {
      const signIn = { type: 'spin-to-win', redirect: paths.spinToWin, back: paths.home };
      return { kind: 'redirect', location: hrefs.signIn(signIn) };
    }
    const errors = error.details.fields ?? { [formLevelError]: error.message };
    return { kind: 'form', status: error.status, form: { values: fields, errors, key } };
  }
}
