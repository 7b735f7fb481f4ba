import { alertConsent, longestSavedQuery, type AlertChannel } from 'shared-contracts/entities/saved-search';
import type { SaveSearchRequest } from 'shared-contracts/entities/saved-search-schema';
import type { SearchState } from 'shared-contracts/entities/search';
import { ApiFailure } from 'shared-contracts/errors';
import { queryToSearchState, searchStateToQuery } from 'shared-contracts/search/url-state';
import type { TenantConfig } from 'shared-contracts/site-config';
import { isEmail } from 'shared-rules/lead-validation';
import { isAustralianMobile, normalisePhone } from 'shared-rules/phone';

const refuse = (field: keyof SaveSearchRequest, message: string): ApiFailure =>
  new ApiFailure('invalid_fields', message, { fields: { [field]: message } });

/** The address as it is stored and compared. */
function readAddress(channel: AlertChannel, entered: string): string {
  const address = entered.trim();
  if (channel === 'text') {
    if (isAustralianMobile(address)) return normalisePhone(address);
    throw refuse('address', 'Enter an Australian mobile number, such as 0412 345 678.');
  }
  if (isEmail(address)) return address.toLowerCase();
  throw refuse('address', 'Please enter a valid email address.');
}

/** What narrows a search; order and page do not. */
export const savedState = (query: string): SearchState => ({
  ...queryToSearchState(new URLSearchParams(query)),
  page: 1,
  sortBy: queryToSearchState(new URLSearchParams()).sortBy,
});

/** A checked request: throws `invalid_fields`, or `not_found` where the site does not notify that way. */
export function readRequest(
  body: SaveSearchRequest,
  { search }: Pick<TenantConfig, 'search'>,
): { state: SearchState; query: string; address: string } {
  if (!search.alertChannels.includes(body.channel)) {
    throw new ApiFailure('not_found', `This site sends no alerts by ${body.channel}.`);
  }
  if (body.consent !== alertConsent.version) {
    throw refuse('consent', 'This page is out of date. Please reload it and try again.');
  }
  const address = readAddress(body.channel, body.address);
  const state = savedState(body.query);
  const query = searchStateToQuery(state);
  if (query.length > longestSavedQuery)
    throw refuse('query', 'This search is too long to save. Remove some filters.');
  return { state, query, address };
}
