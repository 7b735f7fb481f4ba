import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InPlatform } from 'harness/testing';
import type { CarInput } from 'shared-contracts/entities/car';
import { makeCar } from 'shared-contracts/testing';
import { Gallery } from './gallery';

const film = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1';

const show = (changes: Partial<CarInput>) =>
  render(
    <InPlatform>
      <Gallery car={makeCar(changes)} />
    </InPlatform>,
  );
const slides = () =>
  within(screen.getByRole('list', { name: 'Pictures' }))
    .getAllByRole('listitem')
    .map(
      (item) =>
        within(item).queryByRole('link')?.ariaLabel ?? within(item).getByRole('img').getAttribute('alt'),
    );

beforeEach(() => {
  HTMLElement.prototype.scrollTo = jest.fn();
});

test('[VEH-012] the video is the second slide', () => {
  show({ video_url: film });
  const title = '2021 Toyota RAV4 GX';
  expect(slides()).toEqual([
    `${title}, picture 1 of 4`,
    `Play video of ${title}`,
    `${title}, picture 2 of 4`,
    `${title}, picture 3 of 4`,
    `${title}, picture 4 of 4`,
  ]);
  expect(within(screen.getByRole('list', { name: 'Thumbnails' })).getAllByRole('link')).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'Show video' })).toHaveAttribute('href', '#picture-2');
});

test.each([null, '', 'null', 'javascript:alert(1)', 'http://films.example/a.mp4'])(
  '[VEH-012] with video_url %p there are four pictures',
  (video_url) => {
    show({ video_url });
    expect(slides()).toHaveLength(4);
    expect(screen.queryByRole('link', { name: /video/i })).not.toBeInTheDocument();
  },
);

test('[VEH-012] nothing plays or loads before the shopper asks; then it plays in the slide, and stops when left', async () => {
  const { container } = show({ video_url: film });
  expect(container.querySelector('iframe,video')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Show video' }));
  await userEvent.click(screen.getByRole('link', { name: /Play video/ }));
  const frame = await screen.findByTitle('Video of 2021 Toyota RAV4 GX');
  expect(frame).toHaveAttribute('src', player);
  expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation|allow-forms|modals/);
  expect(frame).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Next picture', hidden: true }));
  expect(container.querySelector('iframe')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Previous picture', hidden: true }));
  expect(container.querySelector('iframe')).toBeNull();
});

test('[VEH-012] a file of the site plays in the page’s own player', async () => {
  const { container } = show({ video_url: '/videos/rav4.mp4' });
  await userEvent.click(screen.getByRole('link', { name: 'Show video' }));
  await userEvent.click(screen.getByRole('link', { name: /Play video/ }));
  await screen.findByLabelText('Video of 2021 Toyota RAV4 GX');
  expect(container.querySelector('video')).toHaveAttribute('src', '/videos/rav4.mp4');
});

test('[VEH-012] a car with a film and no pictures shows the film', () => {
  show({ images: [], video_url: film });
  expect(slides()).toEqual(['Play video of 2021 Toyota RAV4 GX']);
});

test('[VEH-013] "Watch Video" opens the film in a dialog; closing ends it and gives the focus back', async () => {
  show({ external_video_url: film });
  const watch = screen.getByRole('link', { name: 'Watch Video' });
  expect(watch).toHaveAttribute('href', film);
  await userEvent.click(watch);
  const dialog = await screen.findByRole('dialog', { name: 'Video of 2021 Toyota RAV4 GX' });
  expect(within(dialog).getByTitle('Video of 2021 Toyota RAV4 GX')).toHaveAttribute('src', player);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(watch).toHaveFocus();
});

test('[VEH-013] a film on a host that the page may not show is a link', async () => {
  show({ external_video_url: 'https://films.example/rav4' });
  const watch = screen.getByRole('link', { name: 'Watch Video' });
  expect(watch).toHaveAttribute('target', '_blank');
  expect(watch).toHaveAttribute('rel', 'noopener noreferrer');
  expect(fireEvent.click(watch)).toBe(true); // the browser follows it
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([null, '', 'javascript:alert(1)'])(
  '[VEH-013] external_video_url %p shows nothing',
  (external_video_url) => {
    show({ external_video_url });
    expect(screen.queryByText('Watch Video')).not.toBeInTheDocument();
  },
);
