import type { ApiInput, ApiOutput } from 'shared-contracts/api/endpoints';
import type { SavedSearch } from 'shared-contracts/entities/saved-search-schema';
import { ApiFailure } from 'shared-contracts/errors';

/** Token of the alert that the fake knows from the start, unconfirmed. */
export const fakeAlertToken = 'fake-alert';

/** Saved searches in memory: one that waits to be confirmed. */
export function fakeSavedSearches() {
  let alert: SavedSearch = {
    token: fakeAlertToken,
    query: 'make=Toyota',
    channel: 'email',
    maskedAddress: 'ad…@example.com',
    frequency: 'daily',
    state: 'unconfirmed',
  };
  const change = (
    { params }: { params?: { token: string } | undefined },
    changes: Partial<SavedSearch> = {},
  ): SavedSearch => {
    if (params?.token !== fakeAlertToken)
      throw new ApiFailure('not_found', 'This alert does not exist any more.');
    alert = { ...alert, ...changes };
    return alert;
  };
  return {
    saveSearch: ({ body }: ApiInput<'saveSearch'>): ApiOutput<'saveSearch'> => {
      if (body?.address.trim()) return { sent: true };
      const message = 'Please enter a valid email address.';
      throw new ApiFailure('invalid_fields', message, { fields: { address: message } });
    },
    getSavedSearch: (input: ApiInput<'getSavedSearch'>) => change(input),
    confirmSavedSearch: (input: ApiInput<'confirmSavedSearch'>) =>
      change(input, alert.state === 'unconfirmed' ? { state: 'active' } : {}),
    changeSavedSearch: (input: ApiInput<'changeSavedSearch'>) =>
      change(input, input.body ? { frequency: input.body.frequency } : {}),
    stopSavedSearch: (input: ApiInput<'stopSavedSearch'>) => change(input, { state: 'stopped' }),
  };
}
