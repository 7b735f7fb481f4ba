import { createAlertTokens } from '../saved-search/alert-token';

/** What delivers alerts, for tests in which none are due. */
export const noAlerts = {
  tokens: createAlertTokens('a key of the tests'),
  sendSms: () => Promise.reject(new Error('No text was to be sent.')),
};
