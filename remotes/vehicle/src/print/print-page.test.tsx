import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { InPlatform, publicSite } from 'harness/testing';
import type { CarInput } from 'shared-contracts/entities/car';
import { hrefs } from 'shared-contracts/routes';
import { makeCar, makeLocation } from 'shared-contracts/testing';
import { qrCode } from 'shared-rules/qr-code';
import { PrintPage } from './print-page';
import { printRoute } from '../routes';

const address = 'https://test.example/cars/a';

async function show(
  change: Partial<CarInput> = {},
  site = publicSite({ vehicle: { disclaimer: 'Terms.' } }),
) {
  const car = makeCar({ slug: 'a', ...change });
  const data = { car, location: makeLocation(), address, code: qrCode(address), date: '2026-06-15' };
  const view = render(
    <InPlatform site={site}>
      <PrintPage data={data} />
    </InPlatform>,
  );
  await screen.findByRole('heading', { level: 1 });
  return view;
}

test('[VEH-005] the sheet has picture, title, price, specifications, dealer, disclaimer and code, without navigation', async () => {
  const { container } = await show({ standardEquipment: ['Tow bar'], dealercomments: 'One owner.' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('2021 Toyota RAV4 GX');
  expect(screen.getByRole('img', { name: '2021 Toyota RAV4 GX' })).toBeInTheDocument();
  expect(screen.getByText('$35,990')).toBeInTheDocument();
  expect(screen.getByText('45,000 kms')).toBeInTheDocument();
  for (const text of ['Tow bar', 'One owner.', 'Terms.']) expect(screen.getByText(text)).toBeInTheDocument();
  const dealer = container.querySelector('address');
  expect(dealer).toHaveTextContent('Springwood · 1 Main St, Springwood QLD 4127');
  expect(dealer).toHaveTextContent('Dealer licence 123');
  expect(screen.getByRole('img', { name: `QR code of ${address}` })).toBeInTheDocument();
  expect(container.querySelector('nav, header, footer')).toBeNull();
  // Buttons stand above the sheet and not on it.
  expect(container.querySelector('article button, article a')).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test('[VEH-005] a car about which little is known leaves no gaps, and a sold one no price', async () => {
  const bare = { price: null, km: null, primary_image_url: null, dealercomments: 'null', sold: true };
  const { container } = await show({ ...bare, standardEquipment: [] }, publicSite());
  expect(screen.getByText('SOLD')).toBeInTheDocument();
  expect(container).not.toHaveTextContent(/null|undefined|kms|\$/);
});

test('[VEH-005] search engines know the car by its page', () => {
  expect(printRoute).toMatchObject({ pattern: '/print', frame: 'none' });
  const meta = printRoute.meta({ car: makeCar({ slug: 'a' }) } as never, {
    site: publicSite(),
    url: new URL('https://test.example/print?car_id=a'),
  });
  expect(meta).toMatchObject({ canonical: '/cars/a', noindex: true });
});

describe('the PDF', () => {
  const saved: { href: string; download: string }[] = [];
  let answer: (response: Response) => void = () => undefined;
  const fetched = jest.fn();
  beforeEach(() => {
    saved.length = 0;
    fetched.mockReset().mockImplementation(
      () =>
        new Promise<Response>((resolve) => {
          answer = resolve;
        }),
    );
    Object.assign(globalThis, { fetch: fetched });
    Object.assign(URL, { createObjectURL: () => 'blob:pdf', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push({ href: this.href, download: this.download });
    });
    window.alert = jest.fn();
  });
  afterEach(() => jest.restoreAllMocks());
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));

  test('[VEH-006] the button is busy and disabled until the file is saved under the slug', async () => {
    await show();
    await press();
    expect(screen.getByRole('button', { name: 'Preparing...' })).toBeDisabled();
    expect(fetched).toHaveBeenCalledWith(hrefs.carPdf('a'), expect.anything());
    expect(saved).toEqual([]);
    act(() => answer(new Response('%PDF-1.7')));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download PDF' })).toBeEnabled());
    expect(saved).toEqual([{ href: 'blob:pdf', download: 'a.pdf' }]);
    expect(window.alert).not.toHaveBeenCalled();
  });

  test('[VEH-007] a failure is shown in its own words, and the button is ready again', async () => {
    await show();
    await press();
    act(() =>
      answer(Response.json({ error: { code: 'internal', message: 'PDF unavailable' } }, { status: 500 })),
    );
    await waitFor(() => expect(window.alert).toHaveBeenCalledWith('PDF unavailable'));
    expect(screen.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
    expect(saved).toEqual([]);
  });

  test('[VEH-007] an answer that is none has words too', async () => {
    fetched.mockImplementation(() => Promise.reject(new TypeError('network')));
    await show();
    await press();
    await waitFor(() =>
      expect(window.alert).toHaveBeenCalledWith('The PDF could not be made. Please try again.'),
    );
  });

  test('[VEH-006] without scripts it is a form that works', async () => {
    const { container } = await show();
    expect(container.querySelector('form')).toHaveAttribute('action', hrefs.carPdf('a'));
  });
});
