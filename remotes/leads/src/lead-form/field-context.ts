import type { FieldErrors } from './use-lead-form';

/** What every field of a form has to know. */
export interface FieldContext {
  formId: string;
  errors: FieldErrors;
  /** Values of a post that the server answered with the form again. */
  served: Partial<Record<string, string>>;
  hideLabels: boolean;
}

/** Id of a field's control; the error summary links to it. */
export const fieldId = (formId: string, field: string): string => `${formId}${field}`;
