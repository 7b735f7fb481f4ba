import { render, screen } from '@testing-library/react';
import { publicSite, testPlatform } from 'harness/testing';
import { PlatformProvider } from 'shared-contracts/react';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { DriveBand } from './drive-band';

const show = (bodyTypes: PublicTenantConfig['home']['bodyTypes']) =>
  render(
    <PlatformProvider value={testPlatform({ site: publicSite({ home: { bodyTypes } }) })}>
      <DriveBand title="Take the Outback for a drive" modelSlug="outback" />
    </PlatformProvider>,
  );
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('a range that is driven ends with a test drive', () => {
  show(['suv', 'caravan']);
  expect(screen.getByRole('heading')).toHaveTextContent('Take the Outback for a drive');
  expect(links()).toEqual([
    ['Book a test drive', '/book-test-drive?model=outback'],
    ['Ask a question', '/enquire?category=Sales+Enquiry'],
  ]);
});

test('a range that is towed ends with a visit', () => {
  show(['caravan', 'motorhome']);
  expect(screen.getByRole('heading')).toHaveTextContent('Step inside before you decide');
  expect(links()).toEqual([['Arrange a visit', '/enquire?category=Sales+Enquiry']]);
});
