import type { SiteBundle } from '../sites/site-bundle';
import { rangeModels } from './models';
import { withStockPictures } from './with-stock-pictures';

test('where the stock cannot be read the models go without its pictures, and the log says so', async () => {
  const models = [{ make: 'Kia', name: 'EV9', slug: 'ev9', image: null, cloudfront_new_image_url: null }];
  const site = { slug: 'alpha', content: { models } } as unknown as SiteBundle; // no more of it is read
  const withSite = jest.fn().mockRejectedValue(new Error('no connection'));
  const log = { error: jest.fn() };
  const modelsOf = withStockPictures({ db: { withSite }, log } as never, rangeModels); // no more of them is used
  await expect(modelsOf(site)).resolves.toEqual(models);
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ site: 'alpha' }), expect.any(String));
  // A failure is not kept: the next view looks again.
  withSite.mockResolvedValue(new Map([['kia/ev9', 'picture:stock']]));
  await expect(modelsOf(site)).resolves.toMatchObject([{ image: { url: 'picture:stock' } }]);
  await modelsOf(site);
  expect(withSite).toHaveBeenCalledTimes(2);
});
