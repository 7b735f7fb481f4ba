import { makeSite } from 'shared-contracts/testing';
import type { Part } from 'shared-contracts/entities/part';
import { createPartsIndexer } from './index-parts';
import { sanitiseSite } from './sanitise-site';
import type { SiteBundle } from './site-bundle';

const brake: Part = {
  number: 'A-1',
  name: 'Brake pads',
  category: 'Brakes',
  brand: null,
  description: '',
  fits: [],
  price: 129,
};
const bundle = (slug: string, partsIndex: string | null): SiteBundle => ({
  slug,
  folder: `/sites/${slug}`,
  warnings: [],
  ...sanitiseSite({
    config: makeSite({ site: { slug }, search: { partsIndex } }),
    content: {
      dealerships: [],
      locations: { locations: [], special_hours: [] },
      offers: [],
      models: [],
      brands: [],
      parts: [brake],
      reviews: { aggregate: null, reviews: [] },
    },
  }),
});

test('[SRC-010] parts of sites with a parts index are sent to the search, once per state of the site', async () => {
  const bundles = [bundle('apex', 'parts'), bundle('harbour', null)];
  const indexParts = jest.fn().mockResolvedValue(undefined);
  const indexer = createPartsIndexer({ all: () => bundles }, { indexParts });
  await indexer.run();
  await indexer.run();
  expect(indexParts.mock.calls).toEqual([['parts', 'apex', [brake]]]);
  bundles[0] = bundle('apex', 'parts_new');
  await indexer.run();
  expect(indexParts).toHaveBeenLastCalledWith('parts_new', 'apex', [brake]);
});

test('[SRC-010] what could not be sent is sent again', async () => {
  const indexParts = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(undefined);
  const indexer = createPartsIndexer({ all: () => bundles }, { indexParts });
  const bundles = [bundle('apex', 'parts')];
  await expect(indexer.run()).rejects.toThrow('down');
  await indexer.run();
  expect(indexParts).toHaveBeenCalledTimes(2);
});
