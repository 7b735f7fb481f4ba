import type { ReleaseName } from 'shared-contracts/remote/composition';
import { slotOfKey } from 'shared-contracts/slots';
import { contentId } from './site-facts';
import { pageKey, type ServedPart, type ServedParts, type StalledPart } from './served-parts';

/** Elements of the parts in a server's page, by their keys. A page renders its slots in the order of their keys. */
function findParts(root: ParentNode, slotKeys: readonly string[]): Map<string, Element> {
  const parts = new Map<string, Element>();
  const page = root.querySelector(`#${contentId} > [data-remote]`);
  if (page) parts.set(pageKey, page);
  for (const name of new Set(slotKeys.map(slotOfKey))) {
    const keys = slotKeys.filter((key) => slotOfKey(key) === name);
    const elements = [...root.querySelectorAll(`[data-remote][data-slot="${name}"]`)];
    // A part that the server could not finish has left no element: then nothing shows which is which.
    if (elements.length === keys.length)
      elements.forEach((element, at) => parts.set(keys[at] ?? '', element));
  }
  return parts;
}

function createPart(first: Element, html: () => string): ServedPart {
  let element = first;
  return {
    element: () => element,
    html,
    moveTo(next) {
      element = next;
    },
  };
}

/**
 * Reads what the server rendered, before anything in the browser has touched it.
 *
 * @param root element of the page
 * @param slotKeys slots that the server has rendered, in their order
 */
export function readServedParts(root: HTMLElement, slotKeys: readonly string[]): ServedParts {
  const html = root.innerHTML;
  let page: ServedPart | undefined = createPart(root, () => html);
  let saved: Map<string, Element> | undefined;
  const savedParts = (): Map<string, Element> => {
    // A document of its own runs no script and fetches no picture.
    // allow raw-html: the server's own page, read before anything has touched it
    saved ??= findParts(new DOMParser().parseFromString(html, 'text/html'), slotKeys);
    return saved;
  };
  const parts = new Map<string, ServedPart>();
  for (const [key, element] of findParts(root, slotKeys))
    parts.set(
      key,
      createPart(element, () => savedParts().get(key)?.innerHTML ?? ''),
    );

  const stalled = new Map<object, StalledPart>();
  const listeners = new Set<() => void>();
  const changed = (): void => {
    for (const listener of [...listeners]) listener();
  };
  return {
    root: () => page,
    part: (key) => parts.get(key),
    forget() {
      page = undefined;
      parts.clear();
    },
    stall(owner, part) {
      stalled.set(owner, part);
      changed();
    },
    resume(owner) {
      if (stalled.delete(owner)) changed();
    },
    isStalled: (remote?: ReleaseName) =>
      remote === undefined ? stalled.size > 0 : [...stalled.values()].some((part) => part.remote === remote),
    isInStalled: (element) => [...stalled.values()].some(({ part }) => part.element().contains(element)),
    retry: async () => {
      await Promise.all([...stalled.values()].map(async (part) => part.retry()));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
