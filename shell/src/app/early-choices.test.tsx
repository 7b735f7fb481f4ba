import { act, cleanup, render } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { keepEarlyChoices } from './early-choices.client';

/** A list and two boxes whose state is React's, and what it holds. */
function Choices(): ReactNode {
  const [make, setMake] = useState('');
  const [ticks, setTicks] = useState<string[]>(['demo']);
  const [often, setOften] = useState('weekly');
  const tick = (name: string) =>
    setTicks((before) =>
      before.includes(name) ? before.filter((other) => other !== name) : [...before, name],
    );
  return (
    <>
      <select value={make} onChange={({ target }) => setMake(target.value)}>
        {['', 'Kia', 'Mazda'].map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
      {['new', 'demo'].map((name) => (
        <input
          key={name}
          type="checkbox"
          name={name}
          checked={ticks.includes(name)}
          onChange={() => tick(name)}
        />
      ))}
      {['weekly', 'monthly'].map((name) => (
        <input
          key={name}
          type="radio"
          name="often"
          value={name}
          checked={often === name}
          onChange={() => setOften(name)}
        />
      ))}
      <button
        type="button"
        onClick={() => {
          setMake('');
          setTicks([]);
          setOften('weekly');
        }}
      >
        Clear all
      </button>
      <output>{[make, ...ticks, often].join(' ')}</output>
    </>
  );
}

let root: HTMLElement;
let choices: ReturnType<typeof keepEarlyChoices>;

/** As the browser reports how it came to this document. */
const cameBy = (type: string): void => {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
};

beforeEach(() => {
  jest.useFakeTimers();
  cameBy('navigate');
  root = document.createElement('div');
  root.innerHTML = renderToString(<Choices />);
  document.body.append(root);
});
afterEach(() => {
  choices.stop();
  cleanup();
  root.remove();
  Reflect.deleteProperty(performance, 'getEntriesByType');
  jest.useRealTimers();
});

const select = (): HTMLSelectElement => root.querySelector('select') as HTMLSelectElement; // it is in the markup
const box = (name: string): HTMLInputElement => root.querySelector(`[name=${name}]`) as HTMLInputElement; // so are they
const radio = (value: string): HTMLInputElement => root.querySelector(`[value=${value}]`) as HTMLInputElement;
const held = (): string | null => root.querySelector('output')?.textContent ?? null;

async function hydrate(): Promise<void> {
  render(<Choices />, { container: root, hydrate: true });
  choices.ready();
  await act(() => jest.advanceTimersByTimeAsync(500));
}

test('what is chosen before the page is hydrated is chosen afterwards too', async () => {
  select().value = 'Mazda';
  box('new').checked = true;
  box('demo').checked = false;
  radio('monthly').checked = true;
  choices = keepEarlyChoices(root);
  await hydrate();
  expect(held()).toBe('Mazda new monthly');
  expect([select().value, box('new').checked, box('demo').checked]).toEqual(['Mazda', true, false]);
});

test('so is what is chosen while its scripts run, and what was not touched stays', async () => {
  choices = keepEarlyChoices(root);
  select().value = 'Kia';
  select().dispatchEvent(new Event('input', { bubbles: true }));
  await hydrate();
  expect(held()).toBe('Kia demo weekly');
});

test('nothing is chosen where no shopper chose, or where the browser brings a page of the past back', async () => {
  choices = keepEarlyChoices(root);
  await hydrate();
  expect(held()).toBe(' demo weekly');
  cleanup();
  choices.stop();
  root.innerHTML = renderToString(<Choices />);
  select().value = 'Kia';
  cameBy('back_forward');
  choices = keepEarlyChoices(root);
  await hydrate();
  expect(held()).toBe(' demo weekly');
});

test('what is chosen once a page is hydrated is React’s alone, also when it is taken back', async () => {
  choices = keepEarlyChoices(root);
  await hydrate();
  act(() => box('new').click());
  act(() => radio('monthly').click());
  act(() => radio('weekly').click());
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(held()).toBe(' demo new weekly');
  act(() => box('new').click());
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(held()).toBe(' demo weekly');
});

test('what a button takes back stays back', async () => {
  choices = keepEarlyChoices(root);
  await hydrate();
  act(() => box('new').click());
  act(() => radio('monthly').click());
  expect(held()).toBe(' demo new monthly');
  act(() => root.querySelector('button')?.click());
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(held()).toBe(' weekly');
});

test('what a form has sent before is not chosen once more', async () => {
  root.innerHTML = `<form>${root.innerHTML}</form>`;
  choices = keepEarlyChoices(root);
  select().value = 'Kia';
  select().dispatchEvent(new Event('input', { bubbles: true }));
  root.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  const made = jest.fn();
  select().addEventListener('change', made);
  render(
    <form>
      <Choices />
    </form>,
    { container: root, hydrate: true },
  );
  choices.ready();
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(made).not.toHaveBeenCalled();
});

test('a page that is not hydrated is left alone after ten seconds', async () => {
  select().value = 'Kia';
  choices = keepEarlyChoices(root);
  await jest.advanceTimersByTimeAsync(12_000);
  expect(jest.getTimerCount()).toBe(0);
  expect(select().value).toBe('Kia');
});
