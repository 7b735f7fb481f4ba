import { locationZone } from './location-zone';

test.each([
  ['NSW', '2150', 'Australia/Sydney'],
  ['ACT', '2600', 'Australia/Sydney'],
  ['NSW', '2880', 'Australia/Broken_Hill'],
  ['VIC', '3028', 'Australia/Melbourne'],
  ['QLD', '4127', 'Australia/Brisbane'],
  ['SA', '5000', 'Australia/Adelaide'],
  ['WA', '6000', 'Australia/Perth'],
  ['TAS', '7000', 'Australia/Hobart'],
  ['NT', '0800', 'Australia/Darwin'],
  ['', '', 'Australia/Lord_Howe'],
])('[API-020] a yard in %j %j goes by %s', (state, postcode, zone) => {
  expect(locationZone({ state, postcode }, 'Australia/Lord_Howe')).toBe(zone);
});
