import { messageOf } from 'service-api/error-message';
import { ApiFailure } from 'shared-contracts/errors';
import type { ActionInput, ShellServer } from 'shared-contracts/remote/shell-server';
import type { TrialForm } from './trial-run';

/**
 * Posts an empty form to a page, as a browser without scripts would. The page answers what is missing, or its call is
 * refused because a trial only reads: both show that the form is taken.
 */
export async function postEmptyForm(
  act: NonNullable<ShellServer['act']>,
  input: ActionInput,
  address: string,
): Promise<TrialForm> {
  try {
    return { address, isTaken: (await act(input)) !== null, error: null };
  } catch (error) {
    const isAnswer = error instanceof ApiFailure || error instanceof Response;
    return { address, isTaken: true, error: isAnswer ? null : messageOf(error) };
  }
}
