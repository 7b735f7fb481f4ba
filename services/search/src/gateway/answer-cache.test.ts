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

test('equal questions under way are asked once', async () => {
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
