import { filteredFeatures } from './features';

const of = (equipment: readonly string[], title = '2020 Kia Rio', stars: number | null = null) =>
  filteredFeatures({ equipment, title, interior: null, stars });

test.each([
  ['Separate shower and toilet', ['Ensuite', 'Shower', 'Toilet']],
  ['Full ensuite', ['Ensuite', 'Shower', 'Toilet']],
  ['Cassette toilet', ['Toilet']],
  ['External shower', ['External shower']],
  ['Solar panel 160 W', ['Solar']],
  ['2 x 200W solar', ['Solar']],
  ['Solar glass', []],
  ['Lithium battery 100 Ah', ['Lithium battery']],
  ['Washing machine', ['Washing machine']],
  ['Roll-out awning', ['Awning']],
  ['Diesel heater', ['Diesel heater']],
  ['Reverse cycle air conditioning', ['Air conditioning']],
  ['Queen island bed', ['Island bed', 'Queen bed']],
  ['Gas and electric cooktop', ['Cooktop', 'Gas cooktop']],
  ['Induction cooktop', ['Cooktop']],
  ['188 L fridge', ['Fridge']],
  ['Smart TV with aerial', ['Television']],
  ['Grey water tank', ['Grey water tank']],
])('a caravan whose listing says "%s" has %j', (line, names) => {
  expect(of([line], '2020 Jayco Journey')).toEqual(names);
});

test.each([
  ['Tail lift', ['Tail lift']],
  ['Electric tailgate loader', ['Tail lift']],
  ['Power tailgate', ['Power tailgate']],
  ['PTO ready', ['PTO']],
  ['Sleeper cab', ['Sleeper cab']],
  ['Air suspension', ['Air suspension']],
  ['Hydraulics', ['Hydraulics']],
  ['Exhaust brake', ['Exhaust brake']],
  ['Toolbox', ['Toolbox']],
  ['Suspended driver seat', []],
])('a truck whose listing says "%s" has %j', (line, names) => {
  expect(of([line], '2020 Hino 300 616')).toEqual(names);
});

test('a truck is a sleeper by its title', () => {
  expect(of([], '2018 Mack Super-Liner 685 Sleeper')).toEqual(['Sleeper cab']);
  expect(of([], '2020 Fuso Fridge Van')).toEqual([]);
});

test('five stars of ANCAP are a piece by the rating of the car or by its listing', () => {
  expect(of([], '2020 Kia Rio', 5)).toEqual(['ANCAP 5 stars']);
  expect(of([], '2020 Kia Rio', 4)).toEqual([]);
  expect(of(['5 star ANCAP safety rating'])).toEqual(['ANCAP 5 stars']);
});
