import type { SpinState } from 'shared-contracts/entities/spin';
import { ApiFailure } from 'shared-contracts/errors';
import { redirectTo, type LoadContext } from 'shared-contracts/remote/remote-module';
import { hrefs, paths } from 'shared-contracts/routes';

/** The draw and the visitor's own result; a session that has ended in the meantime leads to the sign-in page. */
export async function loadSpin({ api, signal }: Pick<LoadContext, 'api' | 'signal'>): Promise<SpinState> {
  try {
    return await api('getSpin', {}, { signal });
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'unauthorised') throw error;
    throw redirectTo(hrefs.signIn({ type: 'spin-to-win', redirect: paths.spinToWin, back: paths.home }));
  }
}
