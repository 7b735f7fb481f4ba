import {
  formatPhone,
  isAustralianMobile,
  isAustralianPhone,
  normalisePhone,
  phoneHref,
  maskPhone,
} from './phone';

test.each([
  ['+61731234567', '07 3123 4567'],
  ['0731234567', '07 3123 4567'],
  ['0755500142', '07 5550 0142'],
  ['0412345678', '0412 345 678'],
  ['+61 412 345 678', '0412 345 678'],
  ['+61 (0)412 345 678', '0412 345 678'],
  ['61412345678', '0412 345 678'],
  ['61731234567', '07 3123 4567'],
  ['(07) 3123-4567', '07 3123 4567'],
  ['1300000000', '1300 000 000'],
  ['13 0000 0000', '1300 000 000'],
  ['1800 975 707', '1800 975 707'],
  ['+61 1300 975 707', '1300 975 707'],
  ['131213', '13 12 13'],
  ['+61 13 12 13', '13 12 13'],
  ['6113 1213', '6113 1213'],
  ['000', '000'],
  ['12345678', '12345678'],
  ['04123456789', '04123456789'],
  ['+64 21 123 456', '+64 21 123 456'],
  ['Call us', 'Call us'],
  ['', ''],
])('[CON-029] %j reads %j', (entered, shown) => {
  expect(formatPhone(entered)).toBe(shown);
});

test.each([
  ['+61 412 345 678', true],
  ['0412345678', true],
  ['61412345678', true],
  ['61 412 345 678', true],
  ['610412345678', true],
  ['61731234567', true],
  ['61512345678', false],
  ['6141234567', false],
  ['614123456789', false],
  ['61', false],
  ['+64412345678', false],
  ['0212345678', true],
  ['\u202A0412 345 678\u202C', true],
  ['0412\u200B345\u200B678', true],
  ['1300000000', true],
  ['1800000000', true],
  ['0112345678', false],
  ['0512345678', false],
  ['12345', false],
  ['04123456789', false],
  ['041234567', false],
  ['', false],
])('[LEA-021] %j is an Australian phone number: %j', (entered, valid) => {
  expect(isAustralianPhone(entered)).toBe(valid);
});

test('a phone link carries the normalised number', () => {
  expect(phoneHref('+61 7 3123 4567')).toBe('tel:0731234567');
  expect(normalisePhone('0061412345678')).toBe('0412345678');
  expect(phoneHref('+61 1300 975 707')).toBe('tel:1300975707');
});

test.each([
  ['+61 412 345 678', true],
  ['0061 412 345 678', true],
  ['0412-345-678', true],
  ['61412345678', true],
  ['61731234567', false],
  ['0731234567', false],
  ['1300000000', false],
  ['0512345678', false],
  ['041234567', false],
  ['04123456789', false],
  ['+64 412 345 678', false],
  ['٠٤١٢٣٤٥٦٧٨', false],
  ['', false],
])('[API-036] a text message can be sent to %j: %j', (entered, valid) => {
  expect(isAustralianMobile(entered)).toBe(valid);
});

test.each([
  ['0731234567', '07 3xxx xxxx'],
  ['+61 412 345 678', '041x xxx xxx'],
  ['1300 975 707', '130x xxx xxx'],
  ['13 11 11', '13 1x xx'],
])('[VEH-024] %j hides all but its first digits: %j', (entered, masked) => {
  expect(maskPhone(entered)).toBe(masked);
});
