import { pictureHash } from 'shared-contracts/images';
import { modelDesigns } from '../art/models/designs';
import { isPicture, recipeById } from '../art/recipes';
import { allModels } from './facts/all';
import { galleryPictures, type GalleryOrder } from './pictures';

const order: GalleryOrder = {
  look: 'Toyota RAV4',
  colour: 'blue',
  plate: { state: 'VIC', text: '0XZ1ZX' },
  kind: 'car',
  interiorColour: 'Tan',
  km: 47_213,
};
const recipes = (changes: Partial<GalleryOrder>) =>
  galleryPictures({ ...order, ...changes }).map((reference) => recipeById(pictureHash(reference) ?? ''));

test('every car that demo stock may hold is drawn in a design of its own', () => {
  const cars = allModels.filter(({ kind }) => kind === 'car');
  expect(cars.map(({ make, model }) => `${make} ${model}`).filter((name) => !(name in modelDesigns))).toEqual(
    [],
  );
});

test('no two designs of a body are the same', () => {
  const looks = Object.entries(modelDesigns).map(
    ([name, design]) => `${name.split(' ')[0]} ${JSON.stringify(design)}`,
  );
  expect(new Set(looks).size).toBe(looks.length);
});

test('a gallery begins three quarters from the front and shows what a buyer asks for, with plate and kilometres', () => {
  const [front, side, rear, wide, dash, load, odometer, wheel] = recipes({});
  expect(front).toEqual({ body: 'Toyota RAV4', colour: 'blue', angle: 35, plate: order.plate });
  expect([side, rear].map((recipe) => recipe && isPicture(recipe) && recipe.angle)).toEqual([95, 215]);
  expect([wide, dash, load]).toEqual([
    { trim: 'tan', inside: 'wide' },
    { trim: 'tan', inside: 'dash' },
    { trim: 'tan', inside: 'boot' },
  ]);
  expect(odometer).toMatchObject({ odometerKm: 47_213 });
  expect(wheel).toMatchObject({ body: 'Toyota RAV4', shot: 'wheel' });
});

test('a ute shows its tub; a caravan has neither inside nor odometer', () => {
  expect(recipes({ look: 'Ford Ranger' })[5]).toMatchObject({ body: 'Ford Ranger', shot: 'load' });
  const towed = recipes({ look: 'caravan', kind: 'caravan', km: null });
  expect(towed.every((recipe) => recipe && isPicture(recipe))).toBe(true);
});
