/** Cities and larger towns by the postcode of their middle, so that "near Brisbane" needs no question. */
export const towns: Readonly<Record<string, string>> = {
  adelaide: '5000', albany: '6330', albury: '2640', 'alice springs': '0870', armidale: '2350', ballarat: '3350',
  bathurst: '2795', bendigo: '3550', brisbane: '4000', 'broken hill': '2880', broome: '6725', bunbury: '6230',
  bundaberg: '4670', burnie: '7320', 'byron bay': '2481', caboolture: '4510', cairns: '4870', campbelltown: '2560',
  canberra: '2600', 'central coast': '2250', 'coffs harbour': '2450', darwin: '0800', devonport: '7310',
  dubbo: '2830', fremantle: '6160', geelong: '3220', geraldton: '6530', gladstone: '4680', 'gold coast': '4217',
  gosford: '2250', goulburn: '2580', griffith: '2680', gympie: '4570', hobart: '7000', ipswich: '4305',
  kalgoorlie: '6430', launceston: '7250', lismore: '2480', liverpool: '2170', logan: '4114', mackay: '4740',
  mandurah: '6210', maroochydore: '4558', melbourne: '3000', mildura: '3500', 'mount gambier': '5290',
  'mount isa': '4825', newcastle: '2300', nowra: '2541', orange: '2800', parramatta: '2150', penrith: '2750',
  perth: '6000', 'port macquarie': '2444', rockhampton: '4700', shepparton: '3630', 'sunshine coast': '4558',
  sydney: '2000', tamworth: '2340', toowoomba: '4350', townsville: '4810', traralgon: '3844', 'tweed heads': '2485',
  'wagga wagga': '2650', warrnambool: '3280', whyalla: '5600', wodonga: '3690', wollongong: '2500',
}; // prettier-ignore
