import type { ReactNode } from 'react';
import { plainFormFields } from 'shared-contracts/plain-form';
import { useServerForm, useSite } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { searchName } from 'shared-rules/search/search-name';
import { stockNouns } from 'shared-rules/stock-noun';
import { Button } from 'shared-ui/button';
import { addressField, frequencyField } from './alert-request';
import { savedQuery } from './saved-query';
import type { SaveSearchData } from './load-saved-search';
import { SaveSearchFields, SentNote } from './save-search-fields';
import * as styles from './saved-search.styles';

/** The form that saves a search, as a page of its own. */
export function SaveSearchPage({ data: { state, sentTo } }: { data: SaveSearchData }): ReactNode {
  const served = useServerForm();
  const query = savedQuery(state);
  return (
    <div css={styles.page}>
      <h1>{sentTo ? 'Search saved' : 'Save this search'}</h1>
      {sentTo ? (
        <SentNote channel={sentTo} />
      ) : (
        <form css={styles.form} method="post" action={hrefs.saveSearch(query)} noValidate>
          <SaveSearchFields
            name={searchName(state)}
            address={served?.values[addressField]}
            frequency={served?.values[frequencyField]}
            errors={served?.errors ?? {}}
          />
          {served ? <input type="hidden" name={plainFormFields.key} value={served.key} /> : null}
          <Button type="submit" variant="filled">
            Save and send me alerts
          </Button>
        </form>
      )}
      <p>
        <a href={hrefs.search(state)}>Back to the {stockNouns(useSite())}</a>
      </p>
    </div>
  );
}
