import type { Page } from '@playwright/test';

/**
 * What is wrong with the payments that can be seen on a page (National Credit Code s.160 and s.164, RG 178.23): each needs
 * its rate and its comparison rate beside it, neither smaller nor paler than the payment, and the page the warning.
 * Empty where all is well.
 *
 * @param root selector within which payments count
 */
export const paymentProblems = (
  page: Page,
  root = 'body',
): Promise<{ payments: string[]; problems: string[] }> =>
  page.evaluate((selector) => {
    const payment = /\$[\d,]+ (?:per|a) (?:week|fortnight|month)/;
    const rate = /\d+\.\d\d% p\.a\./;
    const comparison = /\d+\.\d\d% comparison rate/;
    const isVisible = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return (
        element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && width > 1 && height > 1
      );
    };
    /** Elements that hold a text and have no element below them that does. */
    const holdersOf = (text: RegExp, within: ParentNode): Element[] =>
      [...within.querySelectorAll('*')].filter(
        (element) =>
          text.test(element.textContent ?? '') &&
          ![...element.children].some((child) => text.test(child.textContent ?? '')) &&
          !element.closest('script,style,noscript,template') &&
          isVisible(element),
      );
    const looks = (element: Element) => {
      const { fontSize, color } = getComputedStyle(element);
      return { size: parseFloat(fontSize), color };
    };
    const within = document.querySelector(selector) ?? document.body;
    const shown = holdersOf(payment, within);
    const problems = shown.flatMap((element) => {
      const name = `${element.textContent?.trim().slice(0, 80)} in ${element.closest('[data-slot]')?.getAttribute('data-slot') ?? element.closest('section')?.className ?? ''}`;
      const beside = element.closest('[data-payment]');
      if (!beside) return [`${name}: no rates beside it`];
      return [rate, comparison].flatMap((text) => {
        const holder = holdersOf(text, beside)[0] ?? (text.test(beside.textContent ?? '') ? beside : null);
        if (!holder || !isVisible(holder)) return [`${name}: ${text.source} is missing`];
        const [own, its] = [looks(element), looks(holder)];
        if (its.size < own.size) return [`${name}: ${text.source} is smaller (${its.size} < ${own.size})`];
        return its.color === own.color ? [] : [`${name}: ${text.source} is paler`];
      });
    });
    const warnings = [...document.querySelectorAll('[data-warning]')].filter(
      (element) => /warning: this comparison rate/i.test(element.textContent ?? '') && isVisible(element),
    );
    if (shown.length > 0 && warnings.length === 0) problems.push('no warning beside the figures');
    return { payments: shown.map((element) => element.textContent?.trim() ?? ''), problems };
  }, root);
