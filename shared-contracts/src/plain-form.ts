/**
 * The lead form as a plain HTML post, for browsers without JavaScript (D-22): `POST /enquire`, urlencoded, field
 * names as in `leadFormValuesSchema` besides these. Answered 303 to the success page, or with the form again.
 */
export const plainFormFields = {
  /** Made when the form was rendered; a repeated post with it is one lead. */
  key: 'idempotency_key',
  /** One of `formTypes`; `enquiry` when missing. */
  formType: 'form_type',
} as const;

/** Key in `ServerFormState.errors` of a message that belongs to no field. */
export const formLevelError = 'form';

/** Key of a message that asks to send the form later, and says why: nothing is wrong with it (API-040). */
export const waitError = 'wait';
