import { ApiFailure } from 'shared-contracts/errors';
import type { ActionInput } from 'shared-contracts/remote/shell-server';
import { postEmptyForm } from './trial-forms';

const input = {} as ActionInput; // it is only passed on
const address = 'harbour/enquire';
const post = (act: () => Promise<never> | Promise<null>) => postEmptyForm(act, input, address);

test('a page without an action takes no form', async () => {
  expect(await post(async () => null)).toEqual({ address, isTaken: false, error: null });
});

test('a refused call is an answer, anything else that is thrown a failure', async () => {
  const refused = new ApiFailure('forbidden', 'A trial only reads.');
  expect(await post(() => Promise.reject(refused))).toEqual({ address, isTaken: true, error: null });
  const thrown = new ReferenceError('document is not defined');
  expect(await post(() => Promise.reject(thrown))).toEqual({ address, isTaken: true, error: thrown.message });
});
