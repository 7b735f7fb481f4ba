/**
 * A form as a plain HTML post, for browsers without JavaScript (D-22): urlencoded, to the address of a route with an
 * `action`. The lead form's fields are named as in `leadFormValuesSchema` besides these.
 */
export const plainFormFields = {
  /** Made when the form was rendered; a repeated post with it is one lead. */
  key: 'idempotency_key',
  /** One of `formTypes`; `enquiry` when missing. */
  formType: 'form_type',
} as const;

/** A post that the server answered with its form: what was typed, what is wrong with it, and the form's key. */
export interface ServerFormState {
  values: Record<string, string>;
  errors: Record<string, string>;
  key: string;
}
