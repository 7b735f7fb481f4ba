import { pictureRef } from 'shared-contracts/images';
import { makeCar } from 'shared-contracts/testing';
import { START } from '../testing/search-platform';
import { customRank } from './custom-rank';

const DAY_MS = 86_400_000;
const daysBefore = (days: number): string => new Date(START.getTime() - days * DAY_MS).toISOString();

const primary_image_url = pictureRef('0'.repeat(32));

/** A car that has nothing to its credit but that it is for sale. */
const plain = makeCar({
  id: 5,
  status: 'in_stock',
  sold: false,
  reserved: false,
  price: null,
  subscription_price: null,
  primary_image_url: null,
  photos_count: 0,
  spin_images: [],
  certified: false,
  created_at: daysBefore(400),
});
const rank = (changes: Partial<typeof plain>): number => customRank({ ...plain, ...changes }, START);

test.each<[Partial<typeof plain>, number]>([
  [{}, 0],
  [{ status: 'coming_soon' }, -150],
  [{ status: 'sold' }, -2400],
  [{ sold: true }, -2400],
  [{ reserved: true }, -200],
  [{ primary_image_url }, 2000],
  [{ primary_image_url: 'https://feed.example/1.jpg' }, 0],
  [{ primary_image_url, sold: true }, -2400],
  [{ photos_count: 1 }, 10],
  [{ photos_count: 10 }, 100],
  [{ photos_count: 11 }, 100],
  [{ price: 10 }, 0],
  [{ price: 11 }, 200],
  [{ subscription_price: 0 }, 0],
  [{ subscription_price: 1 }, 200],
  [{ spin_images: ['/1.jpg'] }, 40],
  [{ certified: true }, 30],
  [{ created_at: daysBefore(0) }, 150],
  [{ created_at: daysBefore(-3) }, 150],
  [{ created_at: daysBefore(30) }, 75],
  [{ created_at: daysBefore(59.9) }, 0],
  [{ created_at: daysBefore(60) }, 0],
  [{ created_at: 'never' }, 0],
])('%j counts %i beside a car that is for sale', (changes, points) => {
  expect(rank(changes) - rank({})).toBe(points);
});

test('the best car without a picture comes after the least one with a picture, and before any sold one', () => {
  const best = { price: 30_000, spin_images: ['/1.jpg'], certified: true, created_at: daysBefore(0) };
  const leasts = [
    { status: 'coming_soon', reserved: true, primary_image_url, id: 0 },
    { reserved: true, id: 0 },
  ];
  const mosts = [
    { ...best, photos_count: 10, id: 999 },
    { ...best, photos_count: 10, primary_image_url, sold: true, id: 999 },
  ];
  for (const [at, most] of mosts.entries()) expect(rank(leasts[at] ?? {})).toBeGreaterThan(rank(most));
});

test('equal cars are spread over less than a price counts, each always to the same place', () => {
  const ranks = Array.from({ length: 1_000 }, (_, id) => rank({ id }));
  const [least, most] = [Math.min(...ranks), Math.max(...ranks)];
  expect([least, most]).toEqual([2400, 2519]);
  expect(new Set(ranks).size).toBe(120);
  expect(ranks.slice(0, 4)).toEqual([2400, 2474, 2428, 2502]);
});
