import { carChangesSchema } from './car-changes';

test('[VEH-083] fields that were not sent stay missing, so that a merge leaves them as they are', () => {
  expect(carChangesSchema.parse({})).toEqual({});
  expect(carChangesSchema.parse({ price: 30_000, sold: true, badge: null })).toEqual({
    price: 30_000,
    sold: true,
    badge: null,
  });
});

test('[VEH-083] what is sent is held against the field, and nothing else goes through', () => {
  expect(carChangesSchema.parse({ views: 55, secret: 1 })).toEqual({ views: 55 });
  expect(() => carChangesSchema.parse({ price: 'much' })).toThrow();
});
