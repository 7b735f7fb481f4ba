import { publicSite } from 'harness/testing';
import { pictureRef } from 'shared-contracts/images';
import { makeCar } from 'shared-contracts/testing';
import { frameUrl, mediaHero } from './media-hero';
import { hasViewer, initialMode, mediaModes } from './media-modes';

const frames = [1, 2, 3].map((seed) => pictureRef(String(seed).repeat(32)));
const inside = pictureRef('f'.repeat(32));
const site = publicSite();
const gallerySite = publicSite({ vehicle: { spinner: { defaultView: 'gallery' } } });

test.each([
  [{ spin_images: frames, spin_interior_image: inside }, ['spinner', 'gallery', 'interior']],
  [{ spin_images: frames }, ['spinner', 'gallery']],
  [{ spin_images: frames, images: [] }, ['spinner']],
  [{ spin_interior_image: inside }, ['gallery', 'interior']],
  [{}, ['gallery']],
  [{ spin_images: frames.slice(0, 1) }, ['gallery']],
  [{ spin_images: frames.slice(0, 2) }, ['spinner', 'gallery']],
  [{ images: [] }, []],
])('[VEH-014] a car with %j offers %j', (data, modes) => {
  const car = makeCar(data);
  expect(mediaModes(car)).toEqual(modes);
  expect(hasViewer(car)).toBe(modes.length > 1 || modes[0] === 'spinner');
});

test.each([
  ['spin data', site, { spin_images: frames }, 'spinner'],
  ['spin data where pictures come first', gallerySite, { spin_images: frames }, 'gallery'],
  ['spin data only, where pictures come first', gallerySite, { spin_images: frames, images: [] }, 'spinner'],
  ['no spin data', site, {}, 'gallery'],
  ['one frame', site, { spin_images: frames.slice(0, 1) }, 'gallery'],
  ['an interior only', site, { images: [], spin_interior_image: inside }, 'interior'],
] as const)('[VEH-015] %s', (_, of, data, mode) => {
  expect(initialMode(makeCar(data as Parameters<typeof makeCar>[0]), of)).toBe(mode);
});

test('[VEH-015][VEH-017] the page fetches first what it shows first', () => {
  const car = makeCar({ spin_images: frames });
  expect(mediaHero(car, site)).toEqual({ src: frameUrl(site, frames[0]!) });
  expect(mediaHero(car, site)?.src).toContain('/600x400/');
  expect(mediaHero(car, gallerySite)?.src).toContain(car.images[0]?.image.url.slice('picture:'.length));
  expect(mediaHero(makeCar({ images: [] }), site)).toBeNull();
});
