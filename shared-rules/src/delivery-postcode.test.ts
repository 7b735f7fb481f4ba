import { deliveryPostcodeError } from './delivery-postcode';

test.each(['', '   '])('[VEH-058] %p asks for a postcode', (text) => {
  expect(deliveryPostcodeError(text)).toBe('Please enter a postcode.');
});

test.each(['40a0', '400', '40000', '4 00', '-400', '４０００'])('[VEH-060] %p is refused', (text) => {
  expect(deliveryPostcodeError(text)).toBe('Invalid postcode. Please enter a 4-digit number.');
});

test.each(['4000', '0800', ' 4000 '])('[VEH-060] %p is a postcode', (text) => {
  expect(deliveryPostcodeError(text)).toBeNull();
});
