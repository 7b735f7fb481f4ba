import { fillForm, readForDraft } from './fill-form';

function makeForm(): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = `<input name="name"><select name="location"><option value="">Choose</option><option value="a">A</option><option value="b">B</option></select>
    <input type="checkbox" name="topics" value="price"><input type="checkbox" name="terms"><textarea name="message">Is it there?</textarea>`;
  return form;
}
const draft = { name: 'Ada', location: 'a', 'topics=price': 'on', terms: 'on', message: 'Still there?' };

test('an untouched form takes everything of a draft', () => {
  const form = makeForm();
  fillForm(form, draft);
  expect(readForDraft(form)).toEqual(draft);
});

test('what was typed, chosen or checked before the script ran stays', () => {
  const form = makeForm();
  const control = <T extends Element>(selector: string) => form.querySelector<T>(selector) as T; // of the form above
  control<HTMLInputElement>('[name=name]').value = 'Grace';
  control<HTMLSelectElement>('select').value = 'b';
  control<HTMLInputElement>('[name=terms]').checked = true;
  control<HTMLTextAreaElement>('textarea').value = 'Hello';
  fillForm(form, { ...draft, terms: '' });
  expect(readForDraft(form)).toEqual({
    name: 'Grace', location: 'b', 'topics=price': 'on', terms: 'on', message: 'Hello',
  }); // prettier-ignore
});
