import { loadContext, stubApi } from 'harness/testing';
import { makeOffer } from '../testing/offers';
import { loadOffers } from './load-offers';

test('[SHL-011] another filter keeps the words of the page in view and asks for no page again', async () => {
  const pages = jest.fn(() => ({ kind: 'content', title: 'Offers', blocks: [] }));
  const api = stubApi({ listOffers: [makeOffer()], getPage: pages as never });
  const first = await loadOffers(loadContext('/special-offers', { api }));
  const next = await loadOffers(loadContext('/special-offers?category=Other', { api, previous: first }));
  expect(next).toMatchObject({ page: { title: 'Offers' }, offers: [], chosen: { category: 'Other' } });
  // The data of another page is not the list's.
  await loadOffers(loadContext('/special-offers', { api, previous: { page: { title: 'About us' } } }));
  expect(pages).toHaveBeenCalledTimes(2);
});
