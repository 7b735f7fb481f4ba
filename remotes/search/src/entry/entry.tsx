import { useMemo, useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'shared-routing';
import type { CarType } from 'shared-contracts/entities/scalars';
import { emptySearchState } from 'shared-contracts/entities/search';
import { useSite } from 'shared-contracts/react';
import { hrefs, paths } from 'shared-contracts/routes';
import type { SlotProps } from 'shared-contracts/slots';
import { formatPrice } from 'shared-rules/money';
import { SelectInput } from 'shared-ui/field';
import { SegmentedControl } from 'shared-ui/segmented-control';
import { typeLabel } from 'shared-rules/body-type-label';
import { BodyIcon } from '../body-types/body-icon';
import { carTypeLabels } from 'shared-rules/search/filter-labels';
import * as filterStyles from '../filters/filters.styles';
import { queryHref } from '../search-session/query-href';
import { SearchField } from '../suggestions/search-field';
import * as styles from './entry.styles';
import type { EntryData, EntryType } from './load-entry';
import { ShowMeButton } from './show-me-button';
import { useInStockCount } from './use-in-stock-count';

/** What a shopper has chosen in the box. */
interface Wish {
  query: string;
  carType: CarType | '';
  make: string;
  /** Filter value of the price, or empty. */
  price: string;
  types: EntryType[];
}

const nothing: Wish = { query: '', carType: '', make: '', price: '', types: [] };

/** The search a wish stands for. */
function toState({ query, carType, make, price, types }: Wish) {
  const state = emptySearchState();
  state.query = query.trim();
  state.filters.car_type = carType ? [carType] : [];
  state.filters.make = make ? [make] : [];
  state.filters.price = price ? [price] : [];
  for (const { filter, value } of types) state.filters[filter].push(value);
  return state;
}

const isSame = (a: EntryType, b: EntryType): boolean => a.filter === b.filter && a.value === b.value;

/**
 * "What are you after?": the search box of a home page. A GET form, so that it works without script; with it the
 * button counts along.
 */
export function Entry({ variant, data }: SlotProps['search.entry'] & { data: EntryData }): ReactNode {
  const site = useSite();
  const navigate = useNavigate();
  const [wish, setWish] = useState(nothing);
  const state = useMemo(() => toState(wish), [wish]);
  const { count, hasOthers } = useInStockCount(state, wish === nothing ? data.showMe : null) ?? data.showMe;
  const change = (part: Partial<Wish>): void => setWish((last) => ({ ...last, ...part }));
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const opened = hasOthers ? { ...state, filters: { ...state.filters, status: ['in_stock'] } } : state;
    void navigate(state.query ? queryHref(state.query, opened) : hrefs.search(opened));
  };
  const toggle = (type: EntryType): void => {
    const isChosen = wish.types.some((other) => isSame(other, type));
    // Different filters combine, and no caravan has the body of an SUV: a type drops those of the other filter.
    const others = wish.types.filter((other) => other.filter === type.filter && !isSame(other, type));
    change({ types: isChosen ? others : [...others, type] });
  };
  return (
    <div css={styles.reserved}>
      <form css={styles.entry} action={paths.search} method="get" role="search" onSubmit={handleSubmit}>
        {data.conditions.length > 1 ? (
          <SegmentedControl
            label="Condition"
            name="car_type"
            block
            value={wish.carType}
            onChange={(carType) => change({ carType })}
            options={[
              { value: '', label: 'All' },
              ...data.conditions.map((type) => ({ value: type, label: carTypeLabels[type] })),
            ]}
          />
        ) : null}
        {variant === 'hero' && data.types.length > 1 ? (
          <fieldset css={styles.types}>
            <legend className="visually-hidden">Body type</legend>
            {data.types.map((type) => (
              <label key={type.value} css={filterStyles.tile}>
                <input
                  type="checkbox"
                  name={type.filter}
                  value={type.value}
                  checked={wish.types.some((chosen) => isSame(chosen, type))}
                  onChange={() => toggle(type)}
                />
                <span>
                  <BodyIcon types={[type.value]} width={56} />
                  {typeLabel(type.value)}
                </span>
              </label>
            ))}
          </fieldset>
        ) : null}
        <div css={data.makes.length > 0 ? styles.fourFields : styles.fields}>
          <SearchField
            text={wish.query}
            onText={(query) => change({ query })}
            state={state}
            onDone={(href) => (href === null ? undefined : void navigate(href))}
            label="What are you after?"
            placeholder="What are you after?"
          />
          {data.makes.length > 0 ? (
            <SelectInput
              name="make"
              aria-label="Make"
              value={wish.make}
              onChange={({ currentTarget }) => change({ make: currentTarget.value })}
            >
              <option value="">Any make</option>
              {data.makes.map((make) => (
                <option key={make}>{make}</option>
              ))}
            </SelectInput>
          ) : null}
          <SelectInput
            name="price"
            aria-label="Highest price"
            value={wish.price}
            onChange={({ currentTarget }) => change({ price: currentTarget.value })}
          >
            <option value="">Any price</option>
            {site.budget.quickPicks.map((amount) => (
              <option key={amount} value={`0-${amount}`}>
                Up to {formatPrice(amount)}
              </option>
            ))}
          </SelectInput>
          {hasOthers ? <input type="hidden" name="status" value="in_stock" /> : null}
          <ShowMeButton count={count} />
        </div>
      </form>
    </div>
  );
}
