import { stubApi } from 'harness/testing';
import type { ApiInput } from 'shared-contracts/api/endpoints';
import { ApiFailure } from 'shared-contracts/errors';
import type { ActionContext } from 'shared-contracts/remote/remote-module';
import { loadSpin } from './load-spin';
import { spinAction } from './spin-action';

const fields = {
  name: ' Ada ',
  last_name: 'Lovelace',
  postcode: '4000',
  email: 'a@b.co',
  terms_accepted: 'on',
};
const act = (api: ActionContext['api']) =>
  spinAction({ api, fields, key: 'key-1' } as unknown as ActionContext); // it uses nothing else

test('[SHL-024] a post without script spins, and the page shows the result', async () => {
  const bodies: unknown[] = [];
  const spinWheel = ({ body }: ApiInput<'spinWheel'>) => {
    bodies.push(body);
    return { prize: 'X', wins: true, reference: 'S', spun_at: '2026-11-20T02:00:00Z' };
  };
  expect(await act(stubApi({ spinWheel }))).toEqual({ kind: 'redirect', location: '/spin-to-win' });
  expect(bodies).toEqual([
    {
      name: 'Ada',
      last_name: 'Lovelace',
      postcode: '4000',
      email: 'a@b.co',
      terms_accepted: true,
      opt_in: false,
    },
  ]);
});

test('[SHL-024] a refused post is the form again, with every message', async () => {
  const failure = new ApiFailure('invalid_fields', 'No.', { fields: { postcode: 'No.' } });
  expect(await act(stubApi({ spinWheel: failure }))).toEqual({
    kind: 'form',
    status: 422,
    form: { values: fields, errors: { postcode: 'No.' }, key: 'key-1' },
  });
});

test('[SHL-024] a session that has ended leads to sign-in, from the form and from the page', async () => {
  const ended = new ApiFailure('unauthorised', 'Sign in.');
  const api = stubApi({ spinWheel: ended, getSpin: ended });
  const signIn = '/sign-in?type=spin-to-win&redirect=%2Fspin-to-win&back=%2F';
  expect(await act(api)).toEqual({ kind: 'redirect', location: signIn });
  const answer = await loadSpin({ api, signal: new AbortController().signal }).catch(
    (thrown: unknown) => thrown,
  );
  expect((answer as Response).headers.get('location')).toBe(signIn); // thrown by the loader
});
