import { loadContext, stubApi } from 'harness/testing';
import { makeOffer, rav4, toyota } from '../testing/offers';
import { loadOffer, loadOffers } from './load-offers';

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

test('beside an offer stand those of its model, then those of its make; no model is not the same as none', async () => {
  const other = { ...toyota, id: 2, slug: 'kia' };
  const offers = [
    makeOffer({ id: 1, model: rav4 }),
    makeOffer({ id: 2, manufacturer: other, model: null }),
    makeOffer({ id: 3, model: null }),
    makeOffer({ id: 4, model: rav4 }),
    makeOffer({ id: 5, model: null }),
  ];
  const besides = async (id: number) => {
    const api = stubApi({ listOffers: offers });
    const { others } = await loadOffer(
      loadContext(`/special-offers/${id}`, { api, params: { id: `${id}` } }),
    );
    return others.map((offer) => offer.id);
  };
  expect(await besides(1)).toEqual([4, 3, 5]);
  // Offers of the whole make are no nearer to each other than to those of a model.
  expect(await besides(5)).toEqual([1, 3, 4]);
});
