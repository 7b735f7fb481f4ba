import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { InPlatform, published, publicSite, testPlatform } from 'harness/testing';
import { imageUrl, missingPicture, pictureRef } from 'shared-contracts/images';
import { makeOffer, rav4 } from '../testing/offers';
import { OfferCard } from './offer-card';

const show = (changes: Parameters<typeof makeOffer>[0] = {}, site = publicSite()) => {
  const platform = testPlatform({ site });
  const { container } = render(
    <InPlatform {...platform}>
      <OfferCard offer={makeOffer(changes)} headingLevel={2} sizes="100vw" />
    </InPlatform>,
  );
  return { container, platform };
};
const isShown = (element: Element | null): boolean => {
  for (let at = element; at; at = at.parentElement) if (getComputedStyle(at).display === 'none') return false;
  return element !== null;
};
/** What a shopper reads of the card's texts, without the dots of a cut one. */
const shownText = (container: HTMLElement): string => {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  let text = '';
  while (walker.nextNode()) {
    if (isShown(walker.currentNode.parentElement)) text += walker.currentNode.textContent;
  }
  return text.replaceAll('…', '');
};
const countOf = (container: HTMLElement, letter: string): number =>
  shownText(container).split(letter).length - 1;

test('[SHL-055][LEA-037] an offer of a model takes an enquiry, can be explored and driven', async () => {
  const user = userEvent.setup();
  const { platform, container } = show();
  await user.click(screen.getByRole('link', { name: 'Enquire Now: RAV4 EOFY' }));
  expect(published(platform, 'leads:enquiry-requested')).toEqual([
    { offer_id: 42, category: 'Sales Enquiry', variant: 'full' },
  ]);
  await user.click(screen.getByRole('link', { name: 'Book A Test Drive: RAV4 EOFY' }));
  expect(published(platform, 'leads:test-drive-requested')).toEqual([{ offer_id: 42, model_slug: 'rav4' }]);
  expect(screen.getByRole('link', { name: 'Explore RAV4' })).toHaveAttribute('href', '/models/rav4');
  expect(screen.getByText('Enquire Now')).toHaveAttribute(
    'href',
    '/enquire?category=Sales+Enquiry&offer_id=42',
  );
  expect(screen.getByText('Book A Test Drive')).toHaveAttribute(
    'href',
    '/book-test-drive?model=rav4&offer_id=42',
  );
  expect(screen.getByRole('link', { name: 'RAV4 EOFY' })).toHaveAttribute('href', '/offers/toyota/42');
  expect((await axe(container)).violations).toEqual([]);
});

test('[SHL-055] a press that means another tab is left to the browser', async () => {
  const user = userEvent.setup();
  const { platform } = show();
  // jsdom follows no link; only that nothing was requested counts.
  screen.getByText('Enquire Now').addEventListener('click', (event) => event.preventDefault());
  await user.keyboard('{Control>}');
  await user.click(screen.getByText('Enquire Now'));
  expect(published(platform, 'leads:enquiry-requested')).toEqual([]);
});

test('[SHL-055] without a model there is none to explore; a model may have a page of its own', async () => {
  const user = userEvent.setup();
  const { platform } = show({ model: null, manufacturer: null });
  expect(screen.queryByRole('link', { name: /^Explore/ })).toBeNull();
  await user.click(screen.getByText('Book A Test Drive'));
  expect(published(platform, 'leads:test-drive-requested')).toEqual([{ offer_id: 42 }]);
  expect(screen.getByRole('link', { name: 'RAV4 EOFY' })).toHaveAttribute('href', '/offers/42');
  show({ id: 43, model: { ...rav4, name: 'EV9', override_url: '/pages/ev9' } });
  expect(screen.getByRole('link', { name: 'Explore EV9' })).toHaveAttribute('href', '/pages/ev9');
});

test('[SHL-055] an offer of a range that is towed is explored, and not driven', () => {
  show({}, publicSite({ home: { bodyTypes: ['caravan', 'motorhome'] } }));
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual(['RAV4 EOFY', 'Enquire Now', 'Explore RAV4']);
});

test('[SHL-056] 201 characters are cut at 160 and open and close; 200 are shown whole', async () => {
  const user = userEvent.setup();
  const long = show({ html: `<p>${'§'.repeat(100)}<b>${'§'.repeat(101)}</b></p>`, disclaimer: null });
  expect(countOf(long.container, '§')).toBe(160);
  await user.click(screen.getByRole('button', { name: /^View more/, expanded: false }));
  expect(countOf(long.container, '§')).toBe(201);
  expect(isShown(long.container.querySelector('b'))).toBe(true);
  await user.click(screen.getByRole('button', { name: /^View less/, expanded: true }));
  expect(countOf(long.container, '§')).toBe(160);
  const whole = show({ html: `<p>${'#'.repeat(100)}<b>${'#'.repeat(100)}</b></p>` });
  expect(countOf(whole.container, '#')).toBe(200);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('[SHL-056] characters are counted as people read them, not by their mark-up', () => {
  const { container } = show({ html: `<p>${'&amp;'.repeat(200)}</p>` });
  expect(screen.queryByRole('button')).toBeNull();
  expect(countOf(container, '&')).toBe(200);
  const emoji = show({ html: `<p>${'🚙'.repeat(201)}</p>` });
  expect(countOf(emoji.container, '🚙')).toBe(160);
});

test.each([
  [250, 200, 1],
  [201, 200, 1],
  [200, 200, 0],
])('[SHL-057] of a disclaimer of %i characters %i are shown', async (length, shown, buttons) => {
  const user = userEvent.setup();
  const { container } = show({ html: '', disclaimer: '#'.repeat(length) });
  expect(countOf(container, '#')).toBe(shown);
  expect(screen.queryAllByRole('button', { name: 'View full disclaimer' })).toHaveLength(buttons);
  if (buttons === 0) return;
  await user.click(screen.getByRole('button', { name: 'View full disclaimer' }));
  expect(countOf(container, '#')).toBe(length);
});

test('[SHL-058] only the sanitised description becomes HTML', () => {
  const { container } = show({ description: '<script>x</script>Hi', html: 'Hi' });
  expect(container.querySelector('script')).toBeNull();
  expect(container).toHaveTextContent('Hi');
  expect(container).not.toHaveTextContent('<script>');
});

test('[SHL-058] the picture is the offer’s, else its model’s, else the one for what has none', () => {
  const srcOf = (changes: Parameters<typeof makeOffer>[0]) =>
    show(changes).container.querySelector('img')?.getAttribute('src');
  const { images } = publicSite();
  const own = { image_url: '/site/own.webp', image_or_model_image: { url: '/site/model.webp' } };
  expect(srcOf(own)).toBe('/site/own.webp');
  expect(srcOf({ ...own, image_url: null })).toBe('/site/model.webp');
  const stored = pictureRef('0123456789abcdef0123456789abcdef');
  expect(srcOf({ image_url: null, image_or_model_image: { url: stored } })).toBe(
    imageUrl(images, stored, { width: 960 }),
  );
  expect(srcOf({ image_url: null, image_or_model_image: null })).toBe(
    imageUrl(images, missingPicture, { width: 960 }),
  );
});
