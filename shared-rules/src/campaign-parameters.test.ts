import { campaignParameters } from './campaign-parameters';

const of = (query: string) => campaignParameters(new URL(`https://dealer.example/cars/a${query}`));

test('[LEA-029] the campaign of an address is its utm parameters and the click ids of advertisers', () => {
  const campaign = { utm_source: 'letter', utm_id: '7', gclid: 'g', fbclid: 'f', msclkid: 'm' };
  expect(of(`?${new URLSearchParams(campaign).toString()}`)).toEqual(campaign);
});

test('other parameters are none of it, nor are names that only look alike', () => {
  expect(of('')).toEqual({});
  expect(of(`?make=Toyota&utm_=x&my_utm_source=x&gclid2=x&utm_${'x'.repeat(41)}=x`)).toEqual({});
});
