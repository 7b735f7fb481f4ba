/** @jest-environment jsdom */
import { harmIn, htmlAttacks } from 'shared-contracts/testing';
import { cutOffTag, removedFrom, sanitiseHtml } from './sanitise-html';

/** The parser of a page, of which this package has no types. */
declare const DOMParser: new () => {
  parseFromString: (
    html: string,
    type: string,
  ) => { body: { querySelectorAll: (selector: string) => Parameters<typeof harmIn>[0] } };
};
const elementsOf = (html: string) =>
  new DOMParser().parseFromString(`<body>${html}`, 'text/html').body.querySelectorAll('*');

test('the judgement finds every attack where nothing sanitises it', () => {
  const missed = htmlAttacks(['n']).filter((html) => harmIn(elementsOf(html)).length === 0);
  expect(missed).toEqual([]);
});

test.each(htmlAttacks(['__fc-nonce__']))('nothing of %j can do harm', (html) => {
  for (const text of [html, `<p>Before ${html} after</p>`, `<ul><li>${html}`]) {
    const clean = sanitiseHtml(text);
    expect(harmIn(elementsOf(clean))).toEqual([]);
    // What is clean stays as it is, so a parser does not read it in another way the second time.
    expect(sanitiseHtml(clean)).toBe(clean);
  }
});

test('plain mark-up stays as it was written', () => {
  const html =
    '<h3>Our promise</h3><p>A <strong>fair</strong> price &amp; an <em>honest</em> answer.<br />See <a href="/search?make=Kia">all Kias</a>, ' +
    '<a href="https://maker.example/ev9">the maker</a>, <a href="#form">the form</a>, ' +
    '<a href="mailto:hello@dealer.example">write</a> or <a href="tel:1300000000">call</a>.</p><ul><li>One</li></ul><ol><li>Two</li></ol>';
  expect(sanitiseHtml(html)).toBe(html);
});

test.each(['<a href="/cont', '</str', '<p'])('an end "%s" is cut off', (end) => {
  expect(cutOffTag(`<p>Still unsure? ${end}`)).toBe(end);
});

test.each(['<p>Less < 10', '<p>A', 'a <3', ''])('"%s" is not cut off', (html) => {
  expect(cutOffTag(html)).toBeNull();
});

test('what is taken out is named, each kind once', () => {
  expect(
    removedFrom('<p>A <strong>fair</strong> price, see <a href="/search?make=Kia&amp;q=1">all</a></p>'),
  ).toEqual([]);
  const html =
    '<div><p class="big" onclick="x()">A<script>alert(1)</script></p><div>B</div><a href="javascript:x()" target="_blank">C</a></div>';
  expect(removedFrom(html)).toEqual([
    '<div>',
    'class of <p>',
    'onclick of <p>',
    '<script>',
    'the link "javascript:x()"',
    'target of <a>',
  ]);
});
