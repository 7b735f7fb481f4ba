import type { FormType } from '../entities/lead';

/** Config key of a form: the catalogue calls the test-drive form "book-test-drive"; the others share one name. */
export type LeadFormKey<T extends FormType = FormType> = T extends 'test-drive' ? 'book-test-drive' : T;

/** Key of a form in `leads.forms`. No schema is imported here, so that browser code can use it. */
export function leadFormKey(form: FormType): LeadFormKey {
  return form === 'test-drive' ? 'book-test-drive' : form;
}
