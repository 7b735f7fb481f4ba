import { useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import type { ServedPart } from './served-parts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsIn = (element: Element): Control[] => [
  ...element.querySelectorAll<Control>('input,select,textarea'),
];

/** What the visitor has done in a part that must not be lost with its elements. */
interface Entries {
  values: { name: string; value: string; checked: boolean | undefined }[];
  /** Position among all elements of the one that has the focus; -1 for none. */
  focus: number;
}

function readEntries(element: Element): Entries {
  return {
    values: controlsIn(element).map((control) => ({
      name: control.name,
      value: control.value,
      checked: 'checked' in control ? control.checked : undefined,
    })),
    focus: [...element.querySelectorAll('*')].indexOf(document.activeElement ?? element),
  };
}

function writeEntries(element: Element, { values, focus }: Entries): void {
  controlsIn(element).forEach((control, at) => {
    const entry = values[at];
    // Elements of another order are others; a file cannot be chosen by a script.
    if (!entry || entry.name !== control.name || control.type === 'file') return;
    if (control.value !== entry.value) control.value = entry.value;
    if ('checked' in control && entry.checked !== undefined) control.checked = entry.checked;
  });
  const focused = [...element.querySelectorAll<HTMLElement>('*')][focus];
  focused?.focus({ preventScroll: true });
}

const isChanged = (control: Control): boolean =>
  control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)
    ? control.checked !== control.defaultChecked
    : 'defaultValue' in control && control.value !== control.defaultValue;

/** Whether the visitor is at work in a part, or has left something typed there. */
export const isInUse = (element: Element): boolean =>
  element.contains(document.activeElement) || controlsIn(element).some(isChanged);

interface ServerMarkupProps {
  part: ServedPart;
  /** Of its element, as the server wrote them. */
  attributes: ComponentProps<'div'>;
}

/** Keeps a click or form from the router, so that the browser opens a document. */
const leaveToBrowser = (event: Event): void => event.stopPropagation();

/** A part as the server rendered it, with what the visitor has typed in it. Its links and forms are the browser's own. */
export function ServerMarkup({ part, attributes }: ServerMarkupProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  // What is read here still stands in the page: React takes it out when this is in place.
  const [{ entries, html }] = useState(() => ({
    entries: readEntries(part.element()),
    // allow raw-html: the server's own markup of this part, read before anything has touched it
    html: { __html: part.html() },
  }));
  useLayoutEffect(() => {
    if (!element.current) return;
    part.moveTo(element.current);
    writeEntries(element.current, entries);
    for (const name of ['click', 'submit']) element.current.addEventListener(name, leaveToBrowser);
  }, [part, entries]);
  // allow raw-html: see above
  return <div {...attributes} ref={element} dangerouslySetInnerHTML={html} />;
}
