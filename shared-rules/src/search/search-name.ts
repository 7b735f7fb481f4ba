import { chosenValues, filterNames, type SearchState } from 'shared-contracts/entities/search';
import { plainQuery } from 'shared-contracts/search/exact-words';
import { filterLabel, rangeLabel } from './filter-labels';

/** "Toyota HiLux" of a make with its models; the makes themselves where there are several, or no model. */
function makesAndModels({ make, model }: SearchState['filters']): string[] {
  const [makes, models] = [chosenValues(make), chosenValues(model)];
  const [onlyMake] = makes;
  if (makes.length !== 1 || models.length === 0) return [...makes, ...models];
  return models.map((name) => `${onlyMake} ${name}`);
}

/**
 * What a search is for in one line, as a message names it: "Toyota HiLux, up to $50,000". "All stock" where nothing
 * narrows it.
 */
export function searchName({ query, filters, near }: SearchState): string {
  const words = plainQuery(query);
  const others = filterNames.flatMap((name) => {
    const isNamed = name === 'make' || name === 'model';
    const values = isNamed ? filters[name].filter((value) => !chosenValues([value]).length) : filters[name];
    return values.map((value) =>
      // In the middle of a line a range begins small.
      name === 'price' || name === 'km' || name === 'year'
        ? (rangeLabel(name, value) ?? value)
        : filterLabel(name, value),
    );
  });
  const place = near?.withinKm ? [`within ${near.withinKm} km of ${near.postcode}`] : [];
  const parts = [...makesAndModels(filters), ...(words ? [`“${words}”`] : []), ...others, ...place];
  const line = parts.join(', ');
  return line === '' ? 'All stock' : line.charAt(0).toUpperCase() + line.slice(1);
}
