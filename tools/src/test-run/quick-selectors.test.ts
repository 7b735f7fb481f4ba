/**
 * @jest-environment ./src/test-run/jest-environment.cjs
 */

/** The little of the page that this test touches: this package is compiled without the browser's types. */
interface PageElement {
  innerHTML: string;
  textContent: string;
  append(child: PageElement): void;
  querySelectorAll(selector: string): Iterable<PageElement>;
  matches(selector: string): boolean;
}
declare const document: { createElement(name: string): PageElement; head: PageElement; body: PageElement };
declare const getComputedStyle: (element: PageElement) => { getPropertyValue(name: string): string };

const markup = `
  <main class="page wide"><h1 id="title" class="css-1a2b-Title">Cars</h1>
    <ul class="list\tsmall"><li class="item" data-kind="a,b"><a class="css-x" href="/">One</a></li><li class="item last">Two</li></ul>
    <svg class="icon"><path d="M0 0" class="line"></path></svg><input class="css-x" disabled><p></p>
  </main>`;

const selectors = [
  '.css-x', '.css-1a2b-Title', '.item', '.item.last', '.item:not(.last)', '.item:first-child', 'li', 'LI', 'li.item > a', 'ul .css-x',
  '.list.small', '.small li', 'input.css-x:disabled', 'a.css-x:hover', '.css-x:disabled,.last', 'h1#title', '#title', '*', 'p:empty',
  '[data-kind="a,b"]', '.item[data-kind="a,b"]', '.none, .item', '.none', 'main :is(.item, .css-x)', ':is(h1, p)', '.page .line', 'path',
  ':not(li)', 'li + li', 'h1 ~ ul', '.icon path.line', '.item:nth-child(2n + 1)', '.item:has(a)', '.it\\65 m',
]; // prettier-ignore

test('a rule applies to the same elements as the selector engine finds', () => {
  document.body.innerHTML = markup;
  const style = document.createElement('style');
  document.head.append(style);
  const found: string[] = [];
  for (const selector of selectors) {
    style.textContent = `${selector} { caption-side: bottom; }`;
    for (const element of document.body.querySelectorAll('*')) {
      const hasRule = getComputedStyle(element).getPropertyValue('caption-side') === 'bottom';
      if (hasRule) found.push(selector);
      expect({ selector, hasRule }).toEqual({ selector, hasRule: element.matches(selector) });
    }
  }
  expect(new Set(found).size).toBeGreaterThan(25);
});
