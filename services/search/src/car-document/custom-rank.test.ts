import { makeCar } from 'shared-contracts/testing';
import { START } from '../testing/search-platform';
import { customRank } from './custom-rank';

const DAY_MS = 86_400_000;
const daysBefore = (days: number): string => new Date(START.getTime() - days * DAY_MS).toISOString();

/** A car that has nothing to its credit but that it is for sale. */
const plain = makeCar({
  id: 5,
  status: 'in_stock',
  sold: false,
  reserved: false,
  price: null,
  subscription_price: null,
  photos_count: 0,
  spin_images: [],
  certified: false,
  created_at: daysBefore(400),
});
const rank = (changes: Partial<typeof plain>): number => customRank({ ...plain, ...changes }, START);

test.each<[Partial<typeof plain>, number]>([
  [{}, 0],
  [{ status: 'coming_soon' }, -150],
  [{ status: 'sold' }, -400],
  [{ sold: true }, -400],
  [{ reserved: true }, -200],
  [{ photos_count: 1 }, 210],
  [{ photos_count: 10 }, 300],
  [{ photos_count: 11 }, 300],
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

test('equal cars are spread over less than one picture counts, each always to the same place', () => {
  const ranks = Array.from({ length: 1_000 }, (_, id) => rank({ id }));
  const [least, most] = [Math.min(...ranks), Math.max(...ranks)];
  expect([least, most]).toEqual([400, 519]);
  expect(new Set(ranks).size).toBe(120);
  expect(ranks.slice(0, 4)).toEqual([400, 474, 428, 502]);
});
