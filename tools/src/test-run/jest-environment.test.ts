/**
 * @jest-environment ./src/test-run/jest-environment.cjs
 */

/** The little of the page that these tests touch: this package is compiled without the browser's types. */
interface PageForm {
  innerHTML: string;
  addEventListener(type: string, listener: () => void, options: { signal: AbortSignal }): void;
  dispatchEvent(event: Event): void;
}
declare const document: { createElement(name: 'form'): PageForm };
const FormDataOf = FormData as unknown as new (form: PageForm) => FormData; // the page's constructor reads a form

const makeForm = (): PageForm => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="first" value="Ana"><input type="checkbox" name="news" checked>';
  return form;
};

test('a form can be read, and what was read can be sent', async () => {
  const data = new FormDataOf(makeForm());
  expect(data.get('first')).toBe('Ana');
  const request = new Request('http://site.test/', { method: 'POST', body: data });
  expect(await request.text()).toContain('name="news"');
});

test('a listener goes when its signal is aborted', () => {
  const form = makeForm();
  const controller = new AbortController();
  let calls = 0;
  form.addEventListener('ping', () => (calls += 1), { signal: controller.signal });
  form.dispatchEvent(new Event('ping'));
  controller.abort();
  form.dispatchEvent(new Event('ping'));
  expect(calls).toBe(1);
});

test('a listener with an aborted signal never comes', () => {
  const form = makeForm();
  let calls = 0;
  form.addEventListener('ping', () => (calls += 1), { signal: AbortSignal.abort() });
  form.dispatchEvent(new Event('ping'));
  expect(calls).toBe(0);
});
