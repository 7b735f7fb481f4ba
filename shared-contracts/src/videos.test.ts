import { makeSite } from './testing';
import { parseVideo, videoFrameOrigins } from './videos';

const site = makeSite({ images: { cdnBase: 'https://cdn.example/images' } });
const own = new URL(site.site.url).origin;
const parse = (address: string | null) => parseVideo(address, site);
const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4', youtube],
  ['https://youtube.com/embed/dQw4w9WgXcQ', youtube],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', youtube],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', youtube],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
  ],
])('[VEH-013] %s plays in a frame', (address, frame) => {
  expect(parse(address)).toEqual({ kind: 'frame', href: new URL(address).href, frame });
  expect(videoFrameOrigins).toContain(new URL(frame).origin);
});

test.each([
  // A name that only looks like an allowed host, and addresses without a film.
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/@dealer',
  'https://www.youtube.com/watch?v=%22%3E%3Cscript%3E',
  'https://vimeo.com/channels/cars',
  'https://films.example/rav4.mp4',
])('[VEH-013] %s is a link', (address) => {
  expect(parse(address)).toEqual({ kind: 'link', href: new URL(address).href });
});

test.each([
  ['/videos/rav4.mp4', '/videos/rav4.mp4'],
  [`${own}/videos/rav4.webm?v=2`, '/videos/rav4.webm?v=2'],
  ['https://cdn.example/films/rav4.MP4', 'https://cdn.example/films/rav4.MP4'],
])('[VEH-012] %s is a file that plays in the page', (address, href) => {
  expect(parse(address)).toEqual({ kind: 'file', href });
});

test.each([
  null,
  '',
  '  ',
  'null',
  'not an address',
  'http://films.example/rav4.mp4',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://films.example/a.mp4',
  'https://',
])('[VEH-012][VEH-013] %p is no video', (address) => {
  expect(parse(address)).toBeNull();
});

test('[VEH-013] an address with two slashes is a foreign one', () => {
  expect(parse('//evil.example/a.mp4')?.kind).not.toBe('file');
});
