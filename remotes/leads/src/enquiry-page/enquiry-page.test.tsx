import { act, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { InPlatform, publicSite } from 'harness/testing';
import { makeCar } from 'shared-contracts/testing';
import { toLeadCar } from '../lead-subject/lead-car';
import { noLocationChoices } from '../lead-subject/location-choices';
import { EnquiryPage } from './enquiry-page';
import type { EnquiryData } from './load-enquiry';

const data: EnquiryData = {
  car: toLeadCar(makeCar({ id: 7 })),
  isCarGone: false,
  offer: null,
  choices: noLocationChoices,
  category: '',
  location: '',
  key: 'key-of-this-page',
};
const site = publicSite({
  leads: {
    showRego: true,
    showOptIn: true,
    terms: { mode: 'required' },
  },
});
const page = (change: Partial<EnquiryData> = {}) => (
  <InPlatform site={site}>
    <EnquiryPage data={{ ...data, ...change }} />
  </InPlatform>
);

beforeEach(() => localStorage.clear());

test('the page with every field has no accessibility violations', async () => {
  const { container } = render(page());
  await screen.findByRole('heading', { level: 1, name: 'Ask about this vehicle' });
  expect(screen.getByRole('form', { name: 'Ask about this vehicle' })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('a car that is no longer listed makes it a general enquiry that says so', async () => {
  const { container } = render(page({ car: null, isCarGone: true }));
  expect(await screen.findByText(/no longer listed/)).toBeInTheDocument();
  expect(screen.getByLabelText('Category')).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('what was typed before the script ran stays, and wins over the draft', async () => {
  const draft = {
    key: 'key-of-the-draft',
    values: { fields: { name: 'Grace', email: 'g@h.de' }, submissionId: null },
    savedAt: new Date('2026-05-31T00:00:00Z').getTime(),
  };
  localStorage.setItem('test-motors:drafts', JSON.stringify({ 'enquiry:car-7': draft }));
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(page());
  const name = host.querySelector<HTMLInputElement>('input[name=name]');
  if (!name) throw new Error('The page has no name field.');
  name.value = 'Ada';
  const root = await act(async () => hydrateRoot(host, page()));
  expect(host.querySelector<HTMLInputElement>('input[name=name]')?.value).toBe('Ada');
  expect(host.querySelector<HTMLInputElement>('input[name=email]')?.value).toBe('g@h.de');
  expect(host.querySelector<HTMLInputElement>('input[name=idempotency_key]')?.value).toBe('key-of-the-draft');
  await act(async () => root.unmount());
  host.remove();
});
