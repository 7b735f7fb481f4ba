import { InPlatform, publicSite, strictBus } from 'harness/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endpoints } from 'shared-contracts/api/endpoints';
import { makeCar, makeLocation } from 'shared-contracts/testing';
import { leadNetwork } from '../testing/lead-network';
import { typeCore } from '../testing/show-form';
import { ChatForm } from './chat-form';

beforeEach(() => localStorage.clear());

test('[SHL-085][LEA-005] a question of the chat is a lead about the car, and the thanks stay in the panel', async () => {
  const car = makeCar({ id: 7 });
  const location = makeLocation();
  const { api, calls } = leadNetwork({
    [endpoints.listCars.path]: { body: [car] },
    [endpoints.listLocations.path]: { body: [location] },
    [endpoints.listSpecialHours.path]: { body: [] },
  });
  const events = strictBus();
  const user = userEvent.setup();
  render(
    <InPlatform site={publicSite()} events={events} api={api}>
      <ChatForm carId={7} question="Does it tow?" />
    </InPlatform>,
  );
  expect(await screen.findByLabelText('First Name')).toHaveFocus();
  expect(await screen.findByText(/Our team will reply/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Comments')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(screen.getByLabelText('Mobile Number')).toBeInvalid();
  await typeCore(user);
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText(/has your enquiry/)).toBeInTheDocument();
  const lead = calls.findLast(({ path }) => path === endpoints.createLead.path);
  expect(lead?.body).toMatchObject({
    category: 'Sales Enquiry',
    car_id: 7,
    values: { message: 'Does it tow?', name: 'Ada', phone: '0412345678' },
  });
  expect(events.recording().some(({ name }) => name === 'navigation:requested')).toBe(false);
});
