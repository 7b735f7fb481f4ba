type Choice = HTMLSelectElement | HTMLInputElement;

const lookAgainMs = 100;
/** Until a page that is not hydrated is left alone, and for as long as parts of a page may be hydrated late. */
const earlyMs = 10_000;
/** How often a choice is looked at once its part is hydrated: React may still put it back, once. */
const looksAfter = 10;

const isChoice = (target: EventTarget | null): target is Choice =>
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type));

/** Whether React takes this element's events: it leaves its props there. */
const isHydrated = (choice: Choice): boolean =>
  Object.keys(choice).some((key) => key.startsWith('__reactProps$'));

/** What is chosen otherwise than the server has written it. */
function isChosen(choice: Choice): boolean {
  if (choice instanceof HTMLInputElement)
    return choice.checked !== choice.defaultChecked && (choice.checked || choice.type !== 'radio');
  const written = [...choice.options].findIndex(({ defaultSelected }) => defaultSelected);
  return choice.selectedIndex !== Math.max(written, 0);
}

/** Whether the shopper came to this document forwards: one of the past comes with what was chosen in it then. */
const isNewlyOpened = (): boolean =>
  'getEntriesByType' in performance &&
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate'); // as entries of that type are

/** What was chosen. */
const valueOf = (choice: Choice): string =>
  choice instanceof HTMLSelectElement ? choice.value : String(choice.checked);

/** Makes a choice anew, as the shopper did. */
function choose(choice: Choice, value: string): void {
  if (choice instanceof HTMLInputElement) {
    choice.checked = value === 'false';
    choice.click();
    return;
  }
  choice.value = value;
  for (const name of ['input', 'change']) choice.dispatchEvent(new Event(name, { bubbles: true }));
}

/**
 * Keeps what a shopper chooses in lists and boxes of the server's page before its scripts run: React would put back what
 * the server has written. Each choice is made again once its part is hydrated, and looked at until it stands. What a browser
 * itself brings back with a page of the past is no choice.
 *
 * @returns `ready` says that the page has been hydrated
 */
export function keepEarlyChoices(root: HTMLElement): { ready: () => void; stop: () => void } {
  const early = new Map<Choice, { value: string; looks: number }>();
  let isReady = false;
  let isChoosing = false;
  const until = performance.now() + earlyMs;
  const isEarly = (): boolean => performance.now() < until;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookLater = (): void => {
    if (early.size > 0 && isEarly()) timer ??= setTimeout(look, lookAgainMs);
  };
  function look(): void {
    timer = undefined;
    isChoosing = true;
    for (const [choice, made] of early) {
      if (!choice.isConnected || made.looks > looksAfter) early.delete(choice);
      else if (isReady && isHydrated(choice)) {
        const isBack = made.looks > 0 && valueOf(choice) !== made.value;
        if (isBack) early.delete(choice);
        if (isBack || made.looks === 0) choose(choice, made.value);
        made.looks += 1;
      }
    }
    isChoosing = false;
    lookLater();
  }
  const keep = (choice: Choice, looks: number): void => {
    // Of a group of radio buttons the last one counts.
    for (const other of early.keys())
      if (other.type === 'radio' && other.name === choice.name && other.form === choice.form)
        early.delete(other);
    early.set(choice, { value: valueOf(choice), looks });
    lookLater();
  };
  // Before React takes the event: that would hydrate the part at once, and put the choice back.
  const onInput = ({ target }: Event): void => {
    if (isChoosing || !isChoice(target) || !isEarly()) return;
    // One that is hydrated takes the choice itself, unless it was only being rendered.
    keep(target, isReady && isHydrated(target) ? 1 : 0);
  };
  // What a form has taken to the server is no choice of this page any more.
  const onSubmit = ({ target }: Event): void => {
    for (const choice of early.keys()) if (choice.form === target) early.delete(choice);
  };
  // A button may change what was chosen, such as "Clear all": of what React has taken, the page knows better from there on.
  const onClick = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.closest('a, button')) return;
    for (const [choice, { looks }] of early) if (looks > 0) early.delete(choice);
  };
  root.addEventListener('input', onInput, true);
  root.addEventListener('submit', onSubmit, true);
  root.addEventListener('click', onClick, true);
  if (isNewlyOpened())
    for (const choice of root.querySelectorAll<Choice>('select, input[type=checkbox], input[type=radio]'))
      if (isChosen(choice)) keep(choice, 0);
  return {
    ready: () => void (isReady = true),
    stop: () => {
      clearTimeout(timer);
      root.removeEventListener('input', onInput, true);
      root.removeEventListener('submit', onSubmit, true);
      root.removeEventListener('click', onClick, true);
    },
  };
}
