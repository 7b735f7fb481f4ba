import { leadConsent, optInConsent } from './lead-consent';

const now = new Date('2026-11-20T02:00:00Z');

test.each([true, false])('[LEA-012] an answer of %j is kept with its text, version and time', (given) => {
  expect(leadConsent({ opt_in: given }, 'The notice.', now)).toEqual({
    notice: 'The notice.',
    opt_in: { version: optInConsent.version, text: optInConsent.text, given },
    at: '2026-11-20T02:00:00.000Z',
  });
});

test('[LEA-012] a form that did not ask has no consent', () => {
  expect(leadConsent({}, 'The notice.', now).opt_in).toBeNull();
});
