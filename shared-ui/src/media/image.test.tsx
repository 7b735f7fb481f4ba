import { fireEvent, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Image } from './image';
import { buildSources, type PictureUrl } from './srcset';

const NOT_FOUND = '/assets/image-not-found.svg';
const widths = [320, 600, 1200] as const;
const pictureUrl: PictureUrl<(typeof widths)[number]> = ({ width, height, quality }) =>
  `/images/${width}${height ? `x${height}` : ''}/q${quality}/abc`;
const box = { width: 600, height: 400 };

test('[UI-019] a picture that fails becomes the not-found picture once, then a drawing without a request', async () => {
  const { container } = render(<Image src="/a.webp" alt="Mazda CX-5" {...box} notFoundSrc={NOT_FOUND} />);
  fireEvent.error(screen.getByRole('img', { name: 'Mazda CX-5' }));
  expect(screen.getByRole('img', { name: 'Mazda CX-5' })).toHaveAttribute('src', NOT_FOUND);
  fireEvent.error(screen.getByRole('img', { name: 'Mazda CX-5' }));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: /Mazda CX-5/ })).toHaveTextContent('Photo coming');
  expect(await axe(container)).toHaveNoViolations();
});

test('[UI-019] what takes the place of a failed picture is not requested in the failed picture’s renditions', () => {
  render(
    <Image
      pictureUrl={pictureUrl}
      widths={widths}
      alt="Mazda CX-5"
      {...box}
      sizes="50vw"
      notFoundSrc={NOT_FOUND}
    />,
  );
  const image = screen.getByRole('img', { name: 'Mazda CX-5' });
  expect(image).toHaveAttribute('srcset', expect.stringContaining('/images/320/'));
  fireEvent.error(image);
  const shown = screen.getByRole('img', { name: 'Mazda CX-5' });
  expect(shown).toHaveAttribute('src', NOT_FOUND);
  // A browser takes `srcset` over `src`, so the failed picture would be requested again.
  expect(shown).not.toHaveAttribute('srcset');
  expect(shown).not.toHaveAttribute('sizes');
});

test.each([[null], [undefined], ['']])('[UI-019] a picture whose src is %p starts as not-found', (src) => {
  render(<Image src={src} alt="Mazda CX-5" {...box} notFoundSrc={NOT_FOUND} />);
  const image = screen.getByRole('img', { name: 'Mazda CX-5' });
  expect(image).toHaveAttribute('src', NOT_FOUND);
  expect(image).not.toHaveAttribute('srcset');
});

test('[UI-019] a new picture gets a new chance', () => {
  const { rerender } = render(<Image src="/a.webp" alt="Car" {...box} notFoundSrc={NOT_FOUND} />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Image src="/b.webp" alt="Car" {...box} notFoundSrc={NOT_FOUND} />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/b.webp');
});

test('[UI-019] a picture that failed is tried again when the browser is online again, and once each time', () => {
  const { container } = render(<Image src="/a.webp" alt="Car" {...box} />);
  fireEvent.error(screen.getByRole('img'));
  expect(container.querySelector('img')).toBeNull();
  fireEvent.online(window);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/a.webp');
  fireEvent.error(screen.getByRole('img'));
  expect(container.querySelector('img')).toBeNull();
});

test('[UI-019] one of a row of pictures is tried again when it comes into view again', () => {
  const { container, rerender } = render(<Image src="/a.webp" alt="Car" {...box} isInView />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Image src="/a.webp" alt="Car" {...box} isInView={false} />);
  expect(container.querySelector('img')).toBeNull();
  rerender(<Image src="/a.webp" alt="Car" {...box} isInView />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/a.webp');
});

test('[UI-019] a failure from before the script ran is noticed', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('http://localhost/a.webp');
  const { container } = render(<Image src="/a.webp" alt="Car" {...box} />);
  expect(container.querySelector('img')).toBeNull();
});

test('[UI-020] width 600 asks for 600 at quality 80, with every width on offer', () => {
  render(<Image pictureUrl={pictureUrl} widths={widths} alt="Car" {...box} sizes="50vw" />);
  const image = screen.getByRole('img');
  expect(image).toHaveAttribute('src', '/images/600/q80/abc');
  expect(image).toHaveAttribute(
    'srcset',
    '/images/320/q80/abc 320w, /images/600/q80/abc 600w, /images/1200/q80/abc 1200w',
  );
  expect(image).toHaveAttribute('sizes', '50vw');
  expect(image).toHaveAttribute('width', '600');
  expect(image).toHaveAttribute('height', '400');
});

test('[UI-020] lazy unless prioritised', () => {
  const { rerender } = render(<Image src="/a.webp" alt="Car" {...box} />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('img')).not.toHaveAttribute('fetchpriority');
  rerender(<Image src="/a.webp" alt="Car" {...box} priority />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test.each([
  [599, 80, false, '/images/600/q80/abc'],
  [601, 60, false, '/images/1200/q60/abc'],
  [2000, 80, false, '/images/1200/q80/abc'],
  [600, 75, true, '/images/600x400/q75/abc'],
])('[UI-020] %i px wide at quality %i, cropped %p, is %s', (width, quality, crop, src) => {
  const height = Math.round((width * 2) / 3);
  expect(buildSources({ pictureUrl, widths, width, height, quality, crop })?.src).toBe(src);
});

test('[UI-020] no picture, no sources', () => {
  expect(buildSources({ pictureUrl: () => null, widths, ...box })).toBeNull();
  expect(buildSources({ pictureUrl, widths: [], ...box })).toBeNull();
});
