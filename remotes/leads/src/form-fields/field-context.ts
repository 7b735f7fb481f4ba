/** One message per wrong field, by the field's name. */
export type FieldErrors = Partial<Record<string, string>>;

/** The state of the form that every field needs. */
export interface FieldContext {
  formId: string;
  errors: FieldErrors;
  /** Values of a post that the server answered with the form again. */
  served: Partial<Record<string, string>>;
  hideLabels: boolean;
}

/** Id of a field's control; the error summary links to it. */
export const fieldId = (formId: string, field: string): string => `${formId}${field}`;
