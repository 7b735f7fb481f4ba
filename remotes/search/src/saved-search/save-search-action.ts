import type { ActionContext, ActionResult } from 'shared-contracts/remote/remote-module';
import { hrefs } from 'shared-contracts/routes';
import { queryToSearchState } from 'shared-contracts/search/url-state';
import { addressField, frequencyField, frequencyOf, requestAlert } from './alert-request';
import { sentKey } from './load-saved-search';
import { savedQuery } from './saved-query';

/** Saves the search of the address for a browser without script. */
export async function saveSearchAction({
  site,
  api,
  url,
  fields,
  key,
}: ActionContext): Promise<ActionResult> {
  const query = savedQuery(queryToSearchState(url.searchParams));
  const result = await requestAlert(api, site.search.alertChannels, {
    query,
    address: fields[addressField] ?? '',
    frequency: frequencyOf(fields[frequencyField]),
  });
  if (result.kind === 'sent') {
    const location = hrefs.saveSearch([query, `${sentKey}=${result.channel}`].filter(Boolean).join('&'));
    return { kind: 'redirect', location };
  }
  return { kind: 'form', status: result.status, form: { values: fields, errors: result.errors, key } };
}
