/** Where the focus is after a Tab, as the page sees it. */
export interface Arrival {
  /** Number of the stop in the order of the walk; a stop that is met again has the number it had. */
  number: number;
  /** Beginning of its markup, to find it by. */
  markup: string;
  /** It takes several Tabs itself, such as the parts of a date. */
  isComposite: boolean;
  /** Its styles show the focus. What is rendered elsewhere, such as the thumb of a slider, has to be looked at. */
  isMarked: boolean;
  /** Where it is rendered, with space for a ring, in pixels of the view. */
  area: { x: number; y: number; width: number; height: number };
  problems: string[];
}

/** What `watchFocus` leaves in the page for the walk. */
export interface FocusWatch {
  /** Judges the stop that a Tab led to; null while nothing has the focus. */
  arrive: () => Promise<Arrival | null>;
  /** Markup of what can be clicked in view of a pointer and was no stop. */
  missed: () => string[];
}

/**
 * Runs in the page: remembers how everything looks without focus and judges the stops of a walk.
 *
 * @param within selector of the part that is walked, such as an open dialog; the whole page by default
 */
export function watchFocus(within: string | null): void {
  const clickable =
    'a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex], [role=button], [role=link]';
  const composite =
    'input[type^=date], input[type=month], input[type=week], input[type=time], audio, video, iframe';
  const frames = 20;
  const ringRoom = 8;
  const scope = (): Element => (within === null ? null : document.querySelector(within)) ?? document.body;
  const numbers = new Map<Element, number>();
  const resting = new WeakMap<Element, string>();

  const markupOf = (element: Element): string =>
    element.outerHTML.replace(/ class="[^"]*"/g, '').slice(0, 160);

  const isTransparent = (colour: string): boolean => /transparent|, 0\)$|\/ 0\)$/.test(colour);

  /** What may show the focus: outline, shadow and border, of its pseudo-elements too. */
  const outlineOf = (element: Element): { outline: string; ring: boolean } => {
    const sheets = [null, '::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo));
    const outlines = sheets.map((style) =>
      style.outlineStyle === 'none' || style.outlineWidth === '0px' || isTransparent(style.outlineColor)
        ? ''
        : `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor}`,
    );
    const rest = sheets.map((style) => `${style.boxShadow} ${style.borderWidth} ${style.borderColor}`);
    return { outline: [...outlines, ...rest].join('|'), ring: outlines[0] !== '' };
  };

  const labelsOf = (element: Element): Element[] =>
    'labels' in element && element.labels instanceof NodeList
      ? [...(element.labels as NodeListOf<Element>)]
      : [];

  /** Where an indicator may be rendered: around it, its label, what stands beside a hidden input, or what holds it. */
  const partsOf = (element: Element): Element[] => {
    const labels = labelsOf(element);
    const holders = [element.parentElement, element.parentElement?.parentElement];
    return [element, ...labels, element.nextElementSibling, ...holders].filter(
      (part) => part instanceof Element,
    );
  };

  /** Some can be used only once the walk has passed them, such as the way back of a carousel. */
  const unusable = new WeakSet(document.querySelectorAll(':disabled, [aria-disabled=true]'));
  for (const element of document.querySelectorAll('body *'))
    if (!element.matches(':focus-within')) resting.set(element, outlineOf(element).outline);

  /** The part of an element that can be seen: its first line, or its label's when the element itself is hidden. */
  const shownBox = (element: Element): { target: Element; box: DOMRect } => {
    const boxOf = (part: Element): DOMRect =>
      [...part.getClientRects()].find(({ width, height }) => width > 0 && height > 0) ??
      part.getBoundingClientRect();
    const own = boxOf(element);
    const isHidden = own.width < 2 || own.height < 2 || getComputedStyle(element).opacity === '0';
    const label = isHidden ? (labelsOf(element)[0] ?? element.closest('label')) : null;
    return label ? { target: label, box: boxOf(label) } : { target: element, box: own };
  };

  /** Why a stop cannot be seen, or null. */
  const hiddenBy = (element: Element): string | null => {
    const { target, box } = shownBox(element);
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    if (right - left < 1 || bottom - top < 1) return 'is outside the view';
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isShown = hit !== null && (target.contains(hit) || element.contains(hit) || hit.contains(target));
    const isLabelled = labelsOf(element).some((label) => label.contains(hit));
    return isShown || isLabelled ? null : `is covered by ${hit ? markupOf(hit) : 'nothing'}`;
  };

  /** Whether the ring is cut off on more than two sides by what holds it. */
  const isRingCut = (element: Element): boolean => {
    const style = getComputedStyle(element);
    const reach = parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth) / 2;
    if (reach <= 0) return false;
    const box = element.getBoundingClientRect();
    const sides = new Set<string>();
    for (let holder = element.parentElement; holder; holder = holder.parentElement) {
      if (getComputedStyle(holder).overflow === 'visible' || holder === document.documentElement) continue;
      const edge = holder.getBoundingClientRect();
      if (box.left - reach < edge.left) sides.add('left');
      if (box.top - reach < edge.top) sides.add('top');
      if (box.right + reach > edge.right) sides.add('right');
      if (box.bottom + reach > edge.bottom) sides.add('bottom');
    }
    return sides.size > 2;
  };

  const isMarked = (element: Element): boolean =>
    partsOf(element).some((part) => {
      const rest = resting.get(part);
      return rest !== undefined && rest !== outlineOf(part).outline;
    });

  const areaOf = (element: Element): Arrival['area'] => {
    const { box } = shownBox(element);
    const [x, y] = [Math.max(box.left - ringRoom, 0), Math.max(box.top - ringRoom, 0)];
    const width = Math.min(box.right + ringRoom, innerWidth) - x;
    const height = Math.min(box.bottom + ringRoom, innerHeight) - y;
    return { x, y, width: Math.max(width, 1), height: Math.max(height, 1) };
  };

  // A browser without windows leaves out frames at times.
  const nextFrame = (): Promise<unknown> =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 250);
    });

  const arrive = async (): Promise<Arrival | null> => {
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement) return null;
    // What slides or scrolls in may take a moment.
    for (let frame = 0; frame < frames && hiddenBy(element) !== null; frame += 1) await nextFrame();
    const hidden = hiddenBy(element);
    const problems = hidden === null ? [] : [hidden];
    if (!scope().contains(element)) problems.push(`is outside ${within}`);
    const { target } = shownBox(element);
    // With reduced motion every change takes an instant, the way of a ring to its place too.
    await nextFrame();
    const changes = target.getAnimations().filter((change) => change instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
    if (outlineOf(target).ring && isRingCut(target)) problems.push('has a focus ring that is cut off');
    const number = numbers.get(element) ?? numbers.size;
    numbers.set(element, number);
    return {
      number,
      markup: markupOf(element),
      isComposite: element.matches(composite),
      isMarked: isMarked(element),
      area: areaOf(element),
      problems,
    };
  };

  /** A member of a group that is one stop, or a second link to a page that has one. */
  const isReachedOtherwise = (element: Element): boolean => {
    const stops = [...numbers.keys()];
    if (element instanceof HTMLInputElement && element.type === 'radio')
      return stops.some((stop) => stop instanceof HTMLInputElement && stop.name === element.name);
    if (element.getAttribute('tabindex') !== '-1') return false;
    const group = element.closest(
      '[role=tablist], [role=listbox], [role=menu], [role=toolbar], [role=radiogroup], [role=grid]',
    );
    if (group) return true;
    const href = element.getAttribute('href');
    return href !== null && stops.some((stop) => stop.getAttribute('href') === href);
  };

  const missed = (): string[] =>
    [...scope().querySelectorAll(clickable)]
      .filter((element) => !numbers.has(element) && !unusable.has(element))
      .filter((element) => !element.matches(':disabled, [aria-disabled=true]'))
      .filter(
        (element) =>
          // A trap for machines is hidden from people in every way but this one; axe judges what hides.
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('[inert], [aria-hidden=true]'),
      )
      .filter(
        (element) => !element.matches('[tabindex="-1"]:not(a, button, input, select, textarea, summary)'),
      )
      .filter((element) => !isReachedOtherwise(element))
      .map(markupOf);

  (globalThis as { focusWatch?: FocusWatch }).focusWatch = { arrive, missed };
}
