import type { Core } from '../core/core';
import { UsageError } from '../errors';
import { operate } from './operations';

const core = {
  sites: { bySlug: () => undefined },
  api: { leads: { find: () => Promise.resolve(null) } },
} as unknown as Core; // these operations refuse before they use anything else
const context = { progress: () => undefined, signal: new AbortController().signal };

test.each([
  ['leads.list', { site: 'nosuch' }, 'There is no site "nosuch".'],
  ['leads.export', { site: 'nosuch' }, 'There is no site "nosuch".'],
  ['reservations.list', { site: 'nosuch' }, 'There is no site "nosuch".'],
  ['people.find', { phone: '0412345678', site: 'nosuch' }, 'There is no site "nosuch".'],
  ['leads.replay', { leadId: 99_999 }, 'There is no lead 99999'],
])('%s of %j is refused, so that a misspelt name is no empty list', async (name, args, message) => {
  const result = operate(core, name, args, context);
  await expect(result).rejects.toThrow(message);
  await expect(result).rejects.toThrow(UsageError);
});
