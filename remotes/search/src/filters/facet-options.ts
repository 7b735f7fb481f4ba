import { chosenValues, type Facet, type FilterName } from 'shared-contracts/entities/search';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { compareText } from 'shared-rules/text-order';
import { isBodyType } from 'shared-rules/body-type-label';
import { byCountThenName, isOfferedBody } from '../body-types/body-type-choice';

/** A value of a list filter with the number of cars behind it. */
export interface FacetOption {
  value: string;
  /** Null while nothing is counted, as in a limited search. */
  count: number | null;
  isChosen: boolean;
}

/** An option with what its place in the list depends on. */
type Counted = FacetOption & { count: number };

const firstNumber = (label: string): number => Number(/\d[\d,]*/.exec(label)?.[0].replaceAll(',', '') ?? 0);

/** "Under $10,000" comes before "$10,000 - $20,000", although both begin with the same number (SRC-036). */
const byFirstNumber = (a: FacetOption, b: FacetOption): number =>
  firstNumber(a.value) - firstNumber(b.value) ||
  Number(/^\D*\$/.test(b.value) && /^[a-z]/i.test(b.value)) -
    Number(/^\D*\$/.test(a.value) && /^[a-z]/i.test(a.value));

const byCount = (a: Counted, b: Counted): number => b.count - a.count || compareText(a.value, b.value);

/** Conditions in the order a dealer says them. */
const conditionOrder = ['new', 'demo', 'used'];

function compare(name: FilterName, preset: readonly string[] | null) {
  return (a: Counted, b: Counted): number => {
    switch (name) {
      case 'make': {
        const place = ({ value }: FacetOption) => {
          const at = preset?.indexOf(value) ?? -1;
          return at < 0 ? Number.MAX_SAFE_INTEGER : at;
        };
        return place(a) - place(b) || byCount(a, b);
      }
      case 'car_type':
        return conditionOrder.indexOf(a.value) - conditionOrder.indexOf(b.value);
      case 'body':
        return byCountThenName(a, b);
      case 'seats':
        return Number(a.value) - Number(b.value);
      case 'price_range':
      case 'weekly_price_range':
        return byFirstNumber(a, b);
      default:
        return byCount(a, b);
    }
  };
}

/**
 * What a list filter offers: the values of the stock by number of cars, and those that are chosen, also when no
 * car is left for them.
 */
export function facetOptions(
  name: FilterName,
  facet: Facet | undefined,
  chosen: readonly string[],
  site: Pick<PublicTenantConfig, 'search' | 'stock'>,
): FacetOption[] {
  const counts = facet?.values ?? {};
  const values = [...new Set([...Object.keys(counts), ...chosenValues(chosen)])];
  const options = values
    .filter(
      (value) =>
        name !== 'body' || isOfferedBody(value, site) || (isBodyType(value) && chosen.includes(value)),
    )
    .filter((value) => !(name === 'certified' && site.stock.certifiedOnly && value === 'false'))
    .map((value) => ({ value, count: counts[value] ?? 0, isChosen: chosen.includes(value) }))
    .sort(compare(name, site.search.facets.makePreset));
  return facet ? options : options.map((option) => ({ ...option, count: null }));
}
