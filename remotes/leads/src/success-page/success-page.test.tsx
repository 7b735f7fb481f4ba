import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { InPlatform } from 'harness/testing';
import { successCategories } from 'shared-contracts/entities/lead';
import { SuccessPage } from './success-page';
import { successTexts } from './success-text';

const page = (
  <InPlatform>
    <SuccessPage />
  </InPlatform>
);
const store = (category: string) => localStorage.setItem('test-motors:success', JSON.stringify(category));

beforeEach(() => localStorage.clear());

test.each(successCategories)('[LEA-035] the thank-you text of %s', async (category) => {
  store(category);
  render(page);
  const { title, text, steps } = successTexts[category];
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(steps);
});

test('[LEA-035] every category has a text of its own', () => {
  expect(new Set(successCategories.map((category) => successTexts[category].title)).size).toBe(
    successCategories.length,
  );
});

test.each(['nothing', 'an unknown category'])(
  '[LEA-035] with %s stored the thanks are generic and lead home',
  async (what) => {
    if (what !== 'nothing') store('lottery');
    const { container } = render(page);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Thank you$/);
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
    expect(await axe(container)).toHaveNoViolations();
  },
);

test('the server, which cannot know what was sent, says thank you', () => {
  expect(renderToString(page)).toContain('Thank you</h1>');
});
