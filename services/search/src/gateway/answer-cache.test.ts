import { createAnswerCache } from './answer-cache';

const answers = () => {
  let requested = 0;
  return { ask: () => Promise.resolve(`answer ${(requested += 1)}`), requested: () => requested };
};

test('an equal question is answered again without asking, until the index has changed', async () => {
  const cache = createAnswerCache();
  const { ask } = answers();
  expect(await cache.answer('q', ask)).toEqual({ text: 'answer 1', state: 'miss' });
  expect(await cache.answer('q', ask)).toEqual({ text: 'answer 1', state: 'hit' });
  cache.forget();
  expect(await cache.answer('q', ask)).toEqual({ text: 'answer 2', state: 'miss' });
});

test('equal queries under way are sent once', async () => {
  const cache = createAnswerCache();
  const { ask, requested } = answers();
  const both = await Promise.all([cache.answer('q', ask), cache.answer('q', ask)]);
  expect(both.map(({ state }) => state)).toEqual(['miss', 'join']);
  expect(requested()).toBe(1);
  await cache.answer('q', ask);
  expect(cache.counts()).toEqual({ hit: 1, join: 1, miss: 1 });
});

test('an answer that was under way when the index changed is given to its asker and not kept', async () => {
  const cache = createAnswerCache();
  let settle = (_text: string) => undefined as void;
  const early = cache.answer('q', () => new Promise((resolve) => (settle = resolve)));
  cache.forget();
  const late = cache.answer('q', () => Promise.resolve('new'));
  settle('old');
  expect(await early).toEqual({ text: 'old', state: 'miss' });
  expect(await late).toEqual({ text: 'new', state: 'miss' });
  expect(await cache.answer('q', () => Promise.resolve('newer'))).toEqual({ text: 'new', state: 'hit' });
});

test('a failed request is not kept', async () => {
  const cache = createAnswerCache();
  await expect(cache.answer('q', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cache.answer('q', () => Promise.resolve('up'))).toEqual({ text: 'up', state: 'miss' });
});

test('an answer is given again for two seconds', async () => {
  let nowMs = 1_000;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const cache = createAnswerCache();
  const { ask } = answers();
  await cache.answer('q', ask);
  const later = async (ms: number) => {
    nowMs = 1_000 + ms;
    // The cache asks for the time once in a while.
    await new Promise((resolve) => setTimeout(resolve, 10));
    return (await cache.answer('q', ask)).state;
  };
  expect([await later(2_000), await later(2_001)]).toEqual(['hit', 'miss']);
});

test('answers of 32 million characters are kept, with their questions, and no more than 5,000', async () => {
  const cache = createAnswerCache();
  const state = async (key: string, text = '') =>
    (await cache.answer(key, () => Promise.resolve(text))).state;
  const most = 'x'.repeat(31_999_999);
  expect([await state('q', most), await state('q', most)]).toEqual(['miss', 'hit']);
  expect([await state('qq', most), await state('qq', most)]).toEqual(['miss', 'miss']);
  for (let key = 0; key < 5_000; key += 1) await state(`k${key}`, 'x');
  expect([await state('k0', 'x'), await state('k5000', 'x'), await state('k1', 'x')]).toEqual([
    'hit',
    'miss',
    'miss',
  ]);
});
