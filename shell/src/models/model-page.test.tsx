import { render, screen, within } from '@testing-library/react';
import { publicSite, testPlatform } from 'harness/testing';
import type { ModelDetails } from 'shared-contracts/entities/model-page';
import { PlatformProvider } from 'shared-contracts/react';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { ModelPage } from './model-page';

const model: ModelDetails = {
  name: 'Explorer', slug: 'explorer', make: 'Jayco', summary: 'Sleeps four.', override_url: null, status: null,
  image: null, cloudfront_new_image_url: null, picture: null, stock: null,
  manufacturer_body: 'Caravan', manufacturer_body2: null, manufacturer_body3: null,
  highlights: [], facts: [], gallery: [], faq: [], variants: [], offers: [],
}; // prettier-ignore

/** What the page's links say and where they lead, without the breadcrumbs. */
function linksOf(bodyTypes: PublicTenantConfig['home']['bodyTypes']) {
  render(
    <PlatformProvider value={testPlatform({ site: publicSite({ home: { bodyTypes } }) })}>
      <ModelPage page={{ kind: 'model', title: 'Jayco Explorer', model }} />
    </PlatformProvider>,
  );
  const trail = within(screen.getByRole('navigation')).getAllByRole('link');
  const links = screen.getAllByRole('link').filter((link) => !trail.includes(link));
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
}

const enquiry = '/enquire?category=Sales+Enquiry';

test('a model that is driven is booked for a test drive at the beginning and at the end', () => {
  const drive = ['Book a test drive', '/book-test-drive?model=explorer'];
  expect(linksOf(['suv'])).toEqual([drive, ['Enquire', enquiry], drive, ['Ask a question', enquiry]]);
});

test('a model that is towed offers no drive', () => {
  expect(linksOf(['caravan', 'suv'])).toEqual([
    ['Enquire', enquiry],
    ['Arrange a visit', enquiry],
  ]);
});
