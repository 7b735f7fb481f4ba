/** Fields that are not part of a draft: the form makes them itself. */
const ownFields: readonly string[] = ['tracking', 'idempotency_key', 'form_type', 'subcategory', 'car_id'];

/** Hidden fields that hold what the shopper chose. */
const chosenFields: readonly string[] = ['appointment_at'];

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** No form has radios of its own: those of a picker set a hidden field. */
const isTyped = (element: Control): boolean =>
  !(element instanceof HTMLInputElement) ||
  (element.type === 'hidden' ? chosenFields.includes(element.name) : element.type !== 'radio');

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name !== '' &&
      !ownFields.includes(element.name) &&
      isTyped(element),
  );

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox';

/** Whether the control still shows what the page came with. */
function isUntouched(control: Control): boolean {
  if (isBox(control)) return control.checked === control.defaultChecked;
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex === Math.max(0, initial);
  }
  return control.value === control.defaultValue;
}

/** Checkboxes with the same name are identified by name and value. */
const fieldOf = (control: Control): string =>
  isBox(control) && control.value !== 'on' ? `${control.name}=${control.value}` : control.name;

/**
 * Writes values into the untouched fields: the page may have been typed into before its script
 * ran. Unknown names are ignored.
 */
export function fillForm(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const control of controlsOf(form)) {
    const value = values[fieldOf(control)];
    if (value === undefined || !isUntouched(control)) continue;
    if (isBox(control)) control.checked = value === 'on';
    else control.value = value;
  }
}

/** Empties fields by their names. */
export function emptyFields(form: HTMLFormElement, names: readonly string[]): void {
  for (const control of controlsOf(form)) if (names.includes(control.name)) control.value = '';
}

/** Everything a draft keeps of a form. */
export function readForDraft(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const control of controlsOf(form)) {
    fields[fieldOf(control)] = isBox(control) ? (control.checked ? 'on' : '') : control.value;
  }
  return fields;
}
