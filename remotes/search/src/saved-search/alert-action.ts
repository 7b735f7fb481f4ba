import { ApiFailure } from 'shared-contracts/errors';
import type { ActionContext, ActionResult } from 'shared-contracts/remote/remote-module';
import { hrefs } from 'shared-contracts/routes';
import { alertStepField } from './alert-request';

/** Does what a button of the alert's page says, and shows the page again. */
export async function alertAction({ api, params, fields }: ActionContext): Promise<ActionResult> {
  const token = params['token'] ?? '';
  const step = fields[alertStepField];
  try {
    if (step === 'confirm') await api('confirmSavedSearch', { params: { token } });
    else if (step === 'stop') await api('stopSavedSearch', { params: { token } });
    else if (step === 'now' || step === 'daily')
      await api('changeSavedSearch', { params: { token }, body: { frequency: step } });
  } catch (error) {
    // Of a search that is gone or stopped the page itself says so.
    if (!(error instanceof ApiFailure) || error.code !== 'not_found') throw error;
  }
  return { kind: 'redirect', location: hrefs.alert(token) };
}
