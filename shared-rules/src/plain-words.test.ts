import { plainWords } from './plain-words';

test.each([
  ['plain text', 'One owner. Full history.', 'One owner. Full history.'],
  ['line breaks', 'One<br>Two<BR />Three', 'One\nTwo\nThree'],
  ['paragraphs', '<p>One</p>\n\n\n<p>Two</p>', 'One\n\nTwo'],
  ['lists', '<ul><li>Tow bar</li><li class="x">Roof racks</li></ul>', '• Tow bar\n• Roof racks'],
  ['attributes that hold tags', '<a href="x" title="a > b">Call</a> us', 'Call us'],
  ['scripts and styles with what they hold', 'A<script>alert(1)</script><style>b{}</style>B', 'A B'],
  ['comments', 'A<!-- <b>x</b> -->B', 'A B'],
  ['a script that is put together by cleaning', '<scr<script></script>ipt>alert(1)</script>', 'alert(1)'],
  ['an image that runs code', 'A<img src=x onerror=alert(1)>B', 'AB'],
  ['what was escaped on its way', '&lt;p&gt;One&lt;/p&gt;', 'One'],
  ['what was escaped twice', '&amp;lt;b&amp;gt;One&amp;lt;/b&amp;gt; &amp;amp; two', 'One & two'],
  ['entities', 'Caf&eacute; &amp; bar&nbsp;&#8211; 5&#x2013;10 &unknown;', 'Café & bar – 5–10 &unknown;'],
  ['signs that are no tags', 'Under 5 < 10 and 3 > 2, <3', 'Under 5 < 10 and 3 > 2, <3'],
  ['emoji of several characters', 'Family 👨‍👩‍👧 ready 🚗', 'Family 👨‍👩‍👧 ready 🚗'],
  ['Arabic with its direction mark', 'سيارة\u200F ممتازة', 'سيارة\u200F ممتازة'],
  ['overrides of direction', 'Price \u202E00099$\u2069', 'Price 00099$'],
  ['controls and half characters', 'A\u0000\u0007B\uD83DC\uFEFF', 'ABC'],
  ['spaces and lines', '  A \t B \r\n\r\n\r\n\r\n C  ', 'A B\n\nC'],
  ['nothing', ' <p></p> ', ''],
])('[VEH-073] %s', (_, written, read) => {
  expect(plainWords(written)).toBe(read);
});

test('[VEH-073] cleaning what is clean changes nothing', () => {
  const words = 'One\n\n• Two & three\n5 < 10 🚗';
  expect(plainWords(words)).toBe(words);
});

test('a flood of half tags is read in one go', () => {
  const flood = '<a'.repeat(200_000);
  expect(plainWords(flood)).toBe(flood);
  const quotes = '<a "'.repeat(100_000);
  expect(plainWords(quotes)).toHaveLength(quotes.length);
  expect(plainWords(`${'<script>'.repeat(100_000)}words`)).toBe('words');
  expect(plainWords(`${'<!--'.repeat(100_000)}`)).toHaveLength(400_000);
});
