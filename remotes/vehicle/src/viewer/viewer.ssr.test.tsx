import { renderToString } from 'react-dom/server';
import { InPlatform } from 'harness/testing';
import { pictureRef } from 'shared-contracts/images';
import { makeCar } from 'shared-contracts/testing';
import { fetchMediaCode, VehicleMedia } from './vehicle-media';

const spin_images = ['a', 'b', 'c'].map((digit) => pictureRef(digit.repeat(32)));

const html = async (car: ReturnType<typeof makeCar>) => {
  await fetchMediaCode(car);
  return renderToString(
    <InPlatform>
      <VehicleMedia car={car} />
    </InPlatform>,
  );
};

test('[VEH-014][VEH-017] the first frame is in the page with its size; without a script the pictures are, too', async () => {
  const car = makeCar({ spin_images });
  const page = await html(car);
  const [viewer, pictures = ''] = page.split('<noscript>');
  expect(viewer).toMatch(/<img[^>]*width="600"[^>]*height="400"[^>]*a{32}/);
  expect(viewer).not.toContain('id="picture-1"');
  expect(pictures.split('</noscript>')[0]?.match(/id="picture-\d"/g)).toHaveLength(4);
});

test('[VEH-010] a car without spin data has its pictures in the page', async () => {
  const page = await html(makeCar());
  expect(page).not.toContain('<noscript>');
  expect(page.match(/id="picture-\d"/g)).toHaveLength(4);
});
