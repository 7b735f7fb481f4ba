import { inPlace } from './in-place';

test.each([
  ['Springwood', 'in Springwood'],
  ['Gold Coast', 'on the Gold Coast'],
  ['Sunshine Coast', 'on the Sunshine Coast'],
  ['Central Coast', 'on the Central Coast'],
  ['Mid North Coast', 'on the Mid North Coast'],
  ['Coolum Beach', 'in Coolum Beach'],
  ['Coasters Retreat', 'in Coasters Retreat'],
  ['Gold Coast Airport', 'in Gold Coast Airport'],
  ['Coastal Toyota Gold Coast', 'in Coastal Toyota Gold Coast'],
])('cars of %s are %s', (name, text) => {
  expect(inPlace(name)).toBe(text);
});
