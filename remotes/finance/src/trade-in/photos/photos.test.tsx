import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { createFakeApi } from 'harness/fake-api';
import { publicSite } from 'harness/testing';
import { axe } from 'jest-axe';
import { photoLimits } from 'shared-contracts/entities/trade-in';
import { ApiFailure } from 'shared-contracts/errors';
import { hrefs } from 'shared-contracts/routes';
import {
  answerCondition,
  findByRego,
  press,
  recordCalls,
  showTradeIn,
  type ShownTradeIn,
} from '../../testing/show-trade-in';

const site = publicSite();

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

/** From the rego to the step of the photos. */
async function openPhotos(): Promise<ShownTradeIn> {
  const shown = await showTradeIn({ site, test: recordCalls(createFakeApi({ site })) });
  await findByRego(shown);
  await press(shown.user, 'Yes, that’s mine');
  await answerCondition(shown);
  await screen.findByText('We’ll pay');
  await press(shown.user, 'Continue with this offer');
  return shown;
}

const photo = (name: string): File => new File([name], name, { type: 'image/jpeg' });
const choose = (user: UserEvent, ...names: string[]): Promise<void> =>
  user.upload(screen.getByLabelText(/^Add photos ?\d left$/), names.map(photo));
const pictures = (): HTMLImageElement[] =>
  within(screen.getByRole('list', { name: 'Photos of your car' })).queryAllByRole('img');
const expectPhotos = (count: number): Promise<void> => waitFor(() => expect(pictures()).toHaveLength(count));
const failing = (code: 'unavailable' | 'invalid_fields', message: string) => (): Promise<never> =>
  Promise.reject(new ApiFailure(code, message));

test('photos are sent as they are chosen, shown from the server, and counted with the offer', async () => {
  const shown = await openPhotos();
  const { user, sent, container } = shown;
  expect(screen.getByRole('heading', { name: 'Add photos of your RAV4 (optional)' })).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
  await choose(user, 'front.jpg', 'rear.jpg');
  await expectPhotos(2);
  expect(sent('addTradeInPhoto').map(({ body }) => (body as File).name)).toEqual(['front.jpg', 'rear.jpg']);
  const id = sent('addTradeInPhoto')[0]?.params?.id ?? '';
  expect(pictures().map((picture) => picture.getAttribute('src'))).toEqual([
    hrefs.valuationPhoto(id, 'fake-photo-1'),
    hrefs.valuationPhoto(id, 'fake-photo-2'),
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('2 photos added. You can add 4 more.');
  expect(await axe(container)).toHaveNoViolations();
  await press(user, 'Continue');
  await user.click(screen.getByRole('link', { name: 'Back to the offer' }));
  expect(await screen.findByText('With 2 photos of your car')).toBeInTheDocument();
});

test('a photo that could not be sent says so by its name, and is sent again or skipped', async () => {
  const { user, answer } = await openPhotos();
  answer('addTradeInPhoto', failing('unavailable', 'The service did not answer. Please try again.'));
  await choose(user, 'front.jpg', 'rear.jpg');
  expect(await screen.findByText('rear.jpg')).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  expect(screen.getAllByRole('alert')[0]).toHaveTextContent(
    'front.jpg: The service did not answer. Please try again.',
  );
  // Only what is on the server, or on its way there, takes a place.
  expect(screen.getByLabelText(/^Add photos ?6 left$/)).toBeInTheDocument();
  answer('addTradeInPhoto', null);
  await press(user, 'Retry rear.jpg');
  await expectPhotos(1);
  await press(user, 'Continue');
  expect(screen.getByRole('form', { name: 'Your details' })).toBeInTheDocument();
});

test('a file that is no photo is left out, not tried again', async () => {
  const { user, answer } = await openPhotos();
  answer('addTradeInPhoto', failing('invalid_fields', 'We can’t read this file.'));
  await choose(user, 'letter.jpg');
  expect(await screen.findByRole('alert')).toHaveTextContent('letter.jpg: We can’t read this file.');
  expect(screen.queryByRole('button', { name: /Retry/ })).not.toBeInTheDocument();
  await press(user, 'Leave out letter.jpg');
  expect(screen.queryByText('letter.jpg')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Continue without photos' })).toBeInTheDocument();
});

test('a file that is too large for the server stays in the browser', async () => {
  const { user, sent } = await openPhotos();
  const large = photo('huge.jpg');
  Object.defineProperty(large, 'size', { value: photoLimits.bytes + 1 });
  await user.upload(screen.getByLabelText(/^Add photos ?\d left$/), large);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'huge.jpg: This photo is over 8 MB. Please choose a smaller one.',
  );
  expect(sent('addTradeInPhoto')).toEqual([]);
});

test('more than six are not taken, and those left out are named', async () => {
  const { user, sent } = await openPhotos();
  await choose(user, '1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg', '7.jpg', '8.jpg');
  await expectPhotos(6);
  expect(sent('addTradeInPhoto')).toHaveLength(6);
  expect(screen.getByText('You can add up to 6 photos, so we left out 7.jpg, 8.jpg.')).toBeInTheDocument();
  expect(screen.queryByLabelText(/^Add photos ?\d left$/)).not.toBeInTheDocument();
});

test('a removed photo is gone from the server, and another may be added at once', async () => {
  const { user, sent, answer } = await openPhotos();
  await choose(user, 'front.jpg', 'rear.jpg');
  await expectPhotos(2);
  answer('removeTradeInPhoto', failing('unavailable', 'Please try again.'));
  await press(user, 'Remove photo 1');
  expect(await screen.findByText('We couldn’t remove the photo. Please try again.')).toBeInTheDocument();
  expect(pictures()).toHaveLength(2);
  answer('removeTradeInPhoto', null);
  await press(user, 'Remove photo 1');
  await expectPhotos(1);
  expect(sent('removeTradeInPhoto').at(-1)?.params).toMatchObject({ photo: 'fake-photo-1' });
  expect(screen.getByLabelText(/^Add photos ?\d left$/)).toHaveFocus();
});

test('the photos are there again after a reload', async () => {
  const first = await openPhotos();
  await choose(first.user, 'front.jpg');
  await expectPhotos(1);
  const offer = first.events.last('trade-in:changed')?.offer;
  if (!offer) throw new Error('The page published no offer.');
  first.unmount();
  await showTradeIn({ site, test: first, offer, address: '/trade-in#photos' });
  await screen.findByRole('list', { name: 'Photos of your car' });
  expect(pictures()).toHaveLength(1);
});
