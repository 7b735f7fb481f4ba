import { placeInPicture } from './project';

const headlamp = { at: [2.2, 0.8, 0.7], facing: [1, 0, 0] } as const;

test('a spot on the nose is seen from the front and hidden from behind', () => {
  expect(placeInPicture('suv', headlamp, 180)).toBeNull();
  const place = placeInPicture('suv', headlamp, 0)!;
  expect(place.x).toBeGreaterThan(0.5 - 0.25);
  expect(place.x).toBeLessThan(0.5 + 0.25);
  expect(place.y).toBeGreaterThan(0.4);
  expect(place.y).toBeLessThan(0.8);
});

test('seen from the right front, the nose is on the right of the picture', () => {
  expect(placeInPicture('suv', headlamp, 60)!.x).toBeGreaterThan(0.7);
});
