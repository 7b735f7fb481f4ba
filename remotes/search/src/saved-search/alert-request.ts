import type { CallApi } from 'shared-contracts/api/endpoints';
import { alertConsent, type AlertChannel, type AlertFrequency } from 'shared-contracts/entities/saved-search';
import { ApiFailure } from 'shared-contracts/errors';

/** Names of the form's fields. */
export const addressField = 'address';
export const frequencyField = 'frequency';
/** Name of the field that says what to do. */
export const alertStepField = 'step';
/** What an owner does with an alert: confirm or stop it, or have it at another time. */
export type AlertStep = 'confirm' | 'stop' | 'now' | 'daily';
/** Where an error stands that is of no field. */
export const formError = 'form';

/** An address with an @ is an email address, any other is meant as a number. */
const channelOf = (address: string, channels: readonly AlertChannel[]): AlertChannel => {
  const wanted = address.includes('@') ? 'email' : 'text';
  return channels.includes(wanted) ? wanted : (channels[0] ?? wanted);
};

/** What the form's one field is for. */
export function addressLabel(channels: readonly AlertChannel[]): string {
  if (channels.length > 1) return 'Email or mobile number';
  return channels.includes('text') ? 'Mobile number' : 'Email';
}

const bothWays = 'Please enter an email address, or an Australian mobile number such as 0412 345 678.';

/** What is wrong with an address. One that is neither, where both would do, gets both as its example. */
const addressError = (address: string, channels: readonly AlertChannel[], answered: string): string =>
  channels.length > 1 && !/[@\d]/.test(address) ? bothWays : answered;

export const frequencyOf = (text: string | undefined): AlertFrequency => (text === 'now' ? 'now' : 'daily');

/** A saved search, or what is wrong with it by field. */
export type SaveResult =
  | { kind: 'sent'; channel: AlertChannel }
  | { kind: 'refused'; status: number; errors: Record<string, string> };

/** Saves a search and sends its owner a link to confirm it. Rejects with what is no expected failure. */
export async function requestAlert(
  api: CallApi,
  channels: readonly AlertChannel[],
  request: { query: string; address: string; frequency: AlertFrequency },
): Promise<SaveResult> {
  const channel = channelOf(request.address, channels);
  try {
    await api('saveSearch', { body: { ...request, channel, consent: alertConsent.version } });
    return { kind: 'sent', channel };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const answered = error.details.fields?.[addressField];
    const errors: Record<string, string> =
      answered === undefined
        ? { [formError]: error.message }
        : { [addressField]: addressError(request.address, channels, answered) };
    return { kind: 'refused', status: error.status, errors };
  }
}
