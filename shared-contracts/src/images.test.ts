import { makeSite } from './testing';
import { imageUrl, pictureHash, pictureRef } from './images';

const hash = 'a'.repeat(32);
const defaults = makeSite().images;

test('[API-031] a picture’s URL carries width, quality 80, and 75 for thumbnails', () => {
  expect(imageUrl(defaults, pictureRef(hash), { width: 600 })).toBe(`/images/600/q80/${hash}`);
  expect(imageUrl(defaults, pictureRef(hash), { width: 600, height: 400 })).toBe(
    `/images/600x400/q80/${hash}`,
  );
  expect(imageUrl(defaults, pictureRef(hash), { width: 160, loader: 'thumbnail' })).toBe(
    `/images/160/q75/${hash}`,
  );
  const group = makeSite({ images: { quality: 75 } }).images;
  for (const loader of [undefined, 'thumbnail']) {
    expect(imageUrl(group, pictureRef(hash), { width: 600, ...(loader ? { loader } : {}) })).toContain(
      '/q75/',
    );
  }
});

test('[API-031] only a stored picture has a URL', () => {
  for (const source of [null, undefined, '', 'https://elsewhere.example/a.jpg', 'picture:../etc', hash]) {
    expect(imageUrl(defaults, source, { width: 600 })).toBeNull();
    expect(pictureHash(source)).toBeNull();
  }
});
