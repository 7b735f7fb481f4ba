import { watchConsole } from './console-guard';

const setUp = () => {
  const target = { error: (..._values: unknown[]) => {}, warn: (..._values: unknown[]) => {} };
  return { target, guard: watchConsole(target) };
};

test('an unannounced message fails the test, with its text', () => {
  const { target, guard } = setUp();
  target.error('Each child needs a %s', 'key');
  expect(() => guard.settle()).toThrow(/console\.error: Each child needs a key/);
  expect(() => guard.settle()).not.toThrow();
});

test('an announced message passes, before or after it is written', () => {
  const { target, guard } = setUp();
  guard.expect('warn', /slow/);
  target.warn('slow answer');
  target.error('broken');
  guard.expect('error', 'broken');
  expect(() => guard.settle()).not.toThrow();
});

test('an announcement holds for one test and one method', () => {
  const { target, guard } = setUp();
  guard.expect('warn', 'slow');
  target.error('slow');
  expect(() => guard.settle()).toThrow(/console\.error: slow/);
  target.warn('slow');
  expect(() => guard.settle()).toThrow(/console\.warn: slow/);
});

test('an announced message that never comes fails the test', () => {
  const { guard } = setUp();
  guard.expect('error', 'boom');
  expect(() => guard.settle()).toThrow(/never came:\nconsole\.error: boom/);
});

test('an announcement holds for one message unless it says for how many', () => {
  const { target, guard } = setUp();
  guard.expect('warn', 'slow');
  target.warn('slow');
  target.warn('slow');
  expect(() => guard.settle()).toThrow(/console\.warn: slow/);
  for (const isBefore of [true, false]) {
    if (isBefore) guard.expect('warn', 'slow', 2);
    for (let count = 0; count < 2; count += 1) target.warn('slow');
    if (!isBefore) guard.expect('warn', 'slow', 2);
    expect(() => guard.settle()).not.toThrow();
  }
  guard.expect('warn', 'slow', 3);
  target.warn('slow');
  expect(() => guard.settle()).toThrow(/never came:\nconsole\.warn: slow \(2 times\)/);
});

test('each of two announcements of one text takes a message', () => {
  const { target, guard } = setUp();
  target.error('boom');
  guard.expect('error', 'boom');
  guard.expect('error', 'boom');
  target.error('boom');
  expect(() => guard.settle()).not.toThrow();
});
