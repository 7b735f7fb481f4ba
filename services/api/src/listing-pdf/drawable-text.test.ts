import { drawableText } from './drawable-text';

test.each([
  ['2021 Toyota RAV4', '2021 Toyota RAV4'],
  ['  two \n lines\t', 'two lines'],
  ['Citroën · Škoda – “Cupra” €5', 'Citroën · Škoda – “Cupra” €5'],
  ['Škoda', 'Škoda'], // a letter and its accent apart become one
  ['Volvo 🚗 XC60 🔥', 'Volvo XC60'],
  ['סיור', ''],
  ['سيارة GXL', 'GXL'],
  ['<b>Low</b> kms <script>alert(1)</script>', 'Low kms alert(1)'],
  ['under 10 < 20 kms', 'under 10 < 20 kms'],
  ['right‮left', 'rightleft'],
  ['x'.repeat(60), 'x'.repeat(60)],
  [`a ${'x'.repeat(130)}`, `a ${'x'.repeat(60)} ${'x'.repeat(60)} ${'x'.repeat(10)}`],
])('[API-022] "%s" is drawn as "%s"', (text, rendered) => {
  expect(drawableText(text)).toBe(rendered);
});
