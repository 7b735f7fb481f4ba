import { screen, within } from '@testing-library/react';
import { makeDocuments, publicSite, type StubSearch, stubSearch } from 'harness/testing';
import { makeTestSite, openPage, resultsOpened, type OpenPage } from './in-site';

const facets = {
  make: { Toyota: 30, Kia: 12, Mazda: 8 },
  body: { suv: 20, ute: 5 },
  price: { 12990: 1, 184990: 1 },
};

/** Stock of ten cars with counts of three filters. */
export const tenCars = (): StubSearch =>
  stubSearch({
    cars: makeDocuments(10),
    facets,
    facetStats: { price: { min: 12_990, max: 184_990 } },
  });

/** Opens a results page with four cars a page: finding things by role in 21 cards takes its time. */
export async function openResults(
  path: string,
  { fake = tenCars(), search = {}, site = {} }: { fake?: StubSearch; search?: object; site?: object } = {},
): Promise<OpenPage> {
  const config = publicSite({ site, search: { hitsPerPage: 4, ...search } });
  return resultsOpened(openPage(path, makeTestSite({ fake, site: config })));
}

/** Queries within the filter column, which is always there; below 1200 px a sheet takes its place. */
export function inColumn() {
  const element = document.getElementById('filters');
  if (!element) throw new Error('The page has no filter column.');
  return within(element);
}

/** The cards in view. */
export const cardsInView = (): HTMLElement[] => screen.queryAllByRole('article');
