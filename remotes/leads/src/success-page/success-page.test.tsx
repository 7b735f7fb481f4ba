import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { InPlatform, strictBus, stubApi } from 'harness/testing';
import { successCategories } from 'shared-contracts/entities/lead';
import { makeCar, makeLocation } from 'shared-contracts/testing';
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

describe('after a lead about a car', () => {
  const car = makeCar({ id: 7 });
  const location = makeLocation({
    contact_detail: {
      phone: '07 3123 4567',
      landline_phone: null,
      // The clock of the tests stands on a Monday.
      opening_hours: [
        { weekday: 1, status: 'Closed', formated_hours: null, open: null, close: null },
        { weekday: 2, status: 'Open', formated_hours: null, open: '08:30', close: '17:30' },
      ],
    },
  });
  const answers = { listCars: [car], listLocations: [location], listSpecialHours: [] };
  const show = (category: string, events = strictBus(), about = {}) => {
    store(category);
    localStorage.setItem(
      'test-motors:sent-lead',
      JSON.stringify({ car_id: 7, location: location.slug, dealership: location.dealership_slug, ...about }),
    );
    const details = { name: 'Ada', last_name: 'B', email: 'a@b.de', phone: '0412345678', postcode: '4000' };
    localStorage.setItem('test-motors:user', JSON.stringify({ ...details, savedAt: 1 }));
    return {
      events,
      ...render(
        <InPlatform api={stubApi(answers)} events={events}>
          <SuccessPage />
        </InPlatform>,
      ),
    };
  };

  test('the page says who has it, when they answer and what number to call, and stays with the car', async () => {
    const { container } = show('enquiry');
    // Read out once, when all of it is known.
    const message = container.querySelector('[aria-live]');
    expect(message).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByText(`Thanks Ada, ${location.name} has your enquiry.`)).toBeInTheDocument();
    expect(message).toHaveAttribute('aria-busy', 'false');
    expect(
      screen.getByText('Closed now. Our team will reply once we open tomorrow at 8:30 am.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '07 3123 4567' })).toHaveAttribute('href', 'tel:0731234567');
    expect(screen.getByText('2021 Toyota RAV4')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the car' })).toHaveAttribute(
      'href',
      `/cars/${car.slug}`,
    );
    expect(screen.getByTestId('slot:vehicle.similar').dataset['props']).toContain('"id":7');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(successTexts.enquiry.title);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('of a test drive the page repeats the time, by the clock of the location', async () => {
    show('test-drive', strictBus(), { appointment_at: '2026-11-24T00:30:00Z' });
    expect(await screen.findByText('Your time: Tuesday 24 Nov 2026, 10:30 am')).toBeInTheDocument();
  });

  test('of another lead it names no time', async () => {
    show('enquiry');
    expect(await screen.findByText(/has your enquiry/)).toBeInTheDocument();
    expect(screen.queryByText(/^Your time/)).not.toBeInTheDocument();
  });

  test('it offers a test drive, unless that is what was sent', async () => {
    const { events, unmount } = show('photo-request');
    const requested = jest.fn();
    events.subscribe('leads:test-drive-requested', requested);
    const drive = await screen.findByRole('link', { name: 'Book a test drive' });
    expect(drive).toHaveAttribute('href', '/book-test-drive?car_id=7');
    await userEvent.setup().click(drive);
    expect(requested).toHaveBeenCalledWith({ car_id: 7 });
    unmount();
    show('test-drive');
    await screen.findByRole('link', { name: 'Back to the car' });
    expect(screen.queryByRole('link', { name: 'Book a test drive' })).not.toBeInTheDocument();
  });
});
