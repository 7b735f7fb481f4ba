import type { ReactNode } from 'react';
import { Slot } from 'shared-contracts/react';
import { paths } from 'shared-contracts/routes';
import { formatCount } from 'shared-rules/money';
import { Button, textLinkStyles } from 'shared-ui/button';
import { TextInput } from 'shared-ui/field';
import { SearchIcon } from 'shared-ui/icons';
import { Pagination } from 'shared-ui/pagination';
import { partsAskHref, partsHref, type PartsData } from './load-parts';
import { PartRow } from './part-row';
import * as styles from './parts-page.styles';
import { enquiryPlacement, enquiryProps } from './parts-slots';

/** "12 parts for “brake”", "1 part", "No parts for “brake”". */
function partsInWords(count: number, query: string): string {
  const about = query ? ` for “${query}”` : '';
  if (count === 0) return `No parts${about}`;
  return `${formatCount(count)} part${count === 1 ? '' : 's'}${about}`;
}

function PartsEnquiry({ query }: { query: string }): ReactNode {
  return <Slot name="leads.form" placement={enquiryPlacement} {...enquiryProps(query)} />;
}

function PartsResults({ data }: { data: Extract<PartsData, { kind: 'results' }> }): ReactNode {
  const { query, page, pages, count, parts } = data;
  return (
    <>
      {/* Another query is another form, also after Back. */}
      <form key={query} css={styles.search} action={paths.partsSearch} method="get" role="search">
        <TextInput
          type="search"
          name="query"
          aria-label="Search parts"
          placeholder="Part, part number or car"
          autoComplete="off"
          maxLength={120}
          enterKeyHint="search"
          before={<SearchIcon />}
          defaultValue={query}
        />
        <Button type="submit" variant="filled">
          Search
        </Button>
      </form>
      <p role="status" css={styles.count}>
        {partsInWords(count, query)}
      </p>
      {count === 0 ? (
        <PartsEnquiry query={query} />
      ) : (
        <>
          <ul css={styles.list} aria-label="Parts">
            {parts.map((part) => (
              <PartRow key={part.number} part={part} />
            ))}
          </ul>
          <Pagination
            label="Pages of parts"
            page={page}
            pageCount={pages}
            hrefOf={(number) => partsHref(query, number)}
          />
          <p>
            <a css={textLinkStyles} href={partsAskHref(query)}>
              Not the right one? Ask our parts counter
            </a>
          </p>
        </>
      )}
    </>
  );
}

/** Parts and accessories: a search over the site's parts index, or the enquiry that stands in for it (SRC-010). */
export function PartsPage({ data }: { data: PartsData }): ReactNode {
  return (
    <div css={styles.page}>
      <div>
        <h1>Parts search</h1>
        <p css={styles.intro}>
          {data.kind === 'results'
            ? 'Search by part, part number or the vehicle it is for. Our parts counter checks that it fits before you pay.'
            : 'Tell us what you need and for which vehicle. Our parts counter answers with price and availability.'}
        </p>
      </div>
      {data.kind === 'results' ? <PartsResults data={data} /> : <PartsEnquiry query={data.query} />}
    </div>
  );
}
