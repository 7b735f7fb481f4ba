import { makeSite } from 'shared-contracts/testing';
import { brandAccent } from './brand-accent';

const { theme } = makeSite({ theme: { colours: { primary: '#123456' } } });

test.each([
  ['subaru', '#00adee'],
  ['foton', '#C8C8C8'],
  ['peugeot', '#0074e8'],
  ['skoda', '#78faae'],
  ['deepal', '#e34724'],
  ['mazda', '#123456'],
])('[SHL-003] the accent of %s is %s', (brand, colour) => {
  expect(brandAccent(theme, brand)).toBe(colour);
});
