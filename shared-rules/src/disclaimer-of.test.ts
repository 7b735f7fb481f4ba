import { readSample } from 'shared-contracts/site-config/samples/dev/read-samples';
import { disclaimerOf } from './disclaimer-of';

const ofSite = (slug: string, carType: 'new' | 'used' | 'demo'): string =>
  disclaimerOf(readSample(slug).config.vehicle.disclaimer, carType);

test('[VEH-076] a used Toyota of coastal-toyota names its loan, a new one does not', () => {
  expect(ofSite('coastal-toyota', 'used')).toContain('$30,000 over 5 years');
  expect(ofSite('coastal-toyota', 'new')).not.toContain('$30,000');
});

test('[VEH-076] harbour-motors has one text for every condition', () => {
  for (const carType of ['new', 'used', 'demo'] as const) {
    expect(ofSite('harbour-motors', carType)).toContain('5-year secured loan of $30,000');
  }
});

test('[VEH-076] a condition without a text has none', () => {
  expect(disclaimerOf({ used: 'Used terms' }, 'demo')).toBe('');
  expect(disclaimerOf('', 'used')).toBe('');
});
