import type { Locator } from '@playwright/test';

/** Names of the page's controls that lie under a part that floats; none where it is not seen. What is tall is met beside it too. */
export const coveredControls = (floating: Locator): Promise<string[]> =>
  floating.evaluate((part) => {
    if (!part.checkVisibility({ visibilityProperty: true })) return [];
    const own = part.getBoundingClientRect();
    return [...document.querySelectorAll('a[href],button,input,select,textarea,summary')]
      .filter((control) => control !== part && control.checkVisibility({ visibilityProperty: true }))
      .filter((control) =>
        [...control.getClientRects()].some((box) => {
          const [left, right] = [Math.max(own.left, box.left), Math.min(own.right, box.right)];
          const [top, bottom] = [Math.max(own.top, box.top), Math.min(own.bottom, box.bottom)];
          if ((box.height >= 120 && control.tagName !== 'TEXTAREA') || right - left <= 1 || bottom - top <= 1)
            return false;
          // What is cut off or lies under something else, such as the header, is not there to be pressed.
          const hit = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
          return (
            hit
              .find((element) => !part.contains(element))
              ?.closest('a,button,input,select,textarea,summary') === control
          );
        }),
      )
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });
