import fc from 'fast-check';
import { analyticsIds } from '../analytics';
import { createEventBus, type BusProblem } from './bus';
import { eventSchemas, type EventName } from './schemas';

function openBus() {
  const problems: BusProblem[] = [];
  return {
    problems,
    bus: createEventBus(
      (problem) => problems.push(problem),
      () => 0,
    ),
  };
}
const entry = { id: 1, name: 'Car', slug: 'car', make: 'M', model: 'N', primary_image_url: null };

test('[CON-021] a subscriber that throws does not stop the next one', () => {
  const { bus, problems } = openBus();
  const second = jest.fn();
  bus.subscribe('toast:requested', () => {
    throw new Error('broken subscriber');
  });
  bus.subscribe('toast:requested', second);
  bus.publish('toast:requested', { title: 'Saved' }, 'search');
  expect(second).toHaveBeenCalledWith({ title: 'Saved' });
  expect(problems).toEqual([
    {
      kind: 'subscriber-threw',
      name: 'toast:requested',
      sender: 'search',
      message: 'Error: broken subscriber',
    },
  ]);
  // @ts-expect-error a toast has a title
  bus.publish('toast:requested', { text: 'Saved' }, 'search');
  expect(second).toHaveBeenCalledTimes(1);
});

test('[CON-021] every event is named domain:verb-past and carries plain JSON', () => {
  for (const name of Object.keys(eventSchemas)) expect(name).toMatch(/^[a-z-]+:[a-z]+(-[a-z]+)*$/);
  const { bus } = openBus();
  bus.publish('compare:changed', { items: [entry] }, 'shell');
  const [recorded] = bus.recording();
  expect(JSON.parse(JSON.stringify(recorded))).toEqual(recorded);
});

test('fields unknown to the schema reach no subscriber', () => {
  const { bus, problems } = openBus();
  const heard: unknown[] = [];
  bus.subscribe('compare:changed', (payload) => heard.push(payload));
  const items = [{ ...entry, dealer_notes: 'cost 12,000' }];
  bus.publish('compare:changed', { items, secret: 1 } as never, 'shell');
  bus.subscribe('compare:changed', (payload) => heard.push(payload));
  const known = { items: [entry] };
  expect([...heard, bus.last('compare:changed')]).toEqual([known, known, known]);
  expect(bus.recording().map(({ payload }) => payload)).toEqual([known]);
  expect(problems).toEqual([]);
});

test('a bad payload is dropped and reported with its sender', () => {
  const { bus, problems } = openBus();
  const handler = jest.fn();
  bus.subscribe('vehicle:viewed', handler);
  bus.publish('vehicle:viewed', { record: { id: 'seven' } } as never, 'vehicle');
  bus.publish('nothing:happened' as EventName, {}, 'vehicle');
  expect(handler).not.toHaveBeenCalled();
  expect(problems.map(({ kind, sender }) => [kind, sender])).toEqual([
    ['invalid-payload', 'vehicle'],
    ['invalid-payload', 'vehicle'],
  ]);
});

test('[CON-028] analytics accepts the listed ids only', () => {
  const { bus, problems } = openBus();
  const tracked = jest.fn();
  bus.subscribe('analytics:tracked', tracked);
  bus.publish('analytics:tracked', { eventId: 26 }, 'finance');
  // @ts-expect-error 27 is not in the list
  bus.publish('analytics:tracked', { eventId: 27 }, 'finance');
  expect(tracked).toHaveBeenCalledTimes(1);
  expect(problems).toHaveLength(1);
  expect(Object.values(analyticsIds).sort((a, b) => a - b)).toEqual([
    4, 9, 14, 15, 17, 18, 25, 26, 39, 48, 49, 51, 60, 61,
  ]);
});

test('changed events replay their last value to a late subscriber, others do not', () => {
  const { bus } = openBus();
  const late = jest.fn();
  bus.publish('favourites:changed', { items: [] }, 'shell');
  bus.publish('favourites:changed', { items: [entry] }, 'shell');
  bus.publish('compare:toggled', { entry }, 'search');
  bus.subscribe('favourites:changed', late);
  bus.subscribe('compare:toggled', late);
  expect(late.mock.calls).toEqual([[{ items: [entry] }]]);
  expect(bus.last('favourites:changed')).toEqual({ items: [entry] });
});

test('a clean-up ends a subscription and nothing else', () => {
  const { bus } = openBus();
  const [first, second] = [jest.fn(), jest.fn()];
  const stop = bus.subscribe('search:failed', first);
  bus.subscribe('search:failed', second);
  stop();
  bus.publish('search:failed', { message: 'x' }, 'search');
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});

test('no payload whatever throws into the sender', () => {
  const { bus } = openBus();
  const names = Object.keys(eventSchemas) as EventName[];
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.jsonValue(), (name, payload) => {
      bus.publish(name, payload as never, 'anyone');
    }),
  );
});
