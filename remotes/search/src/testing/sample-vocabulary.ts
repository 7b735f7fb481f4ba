import type { Vocabulary } from '../plain-language/vocabulary';

const models: Record<string, string[]> = {
  Toyota: [
    'RAV4',
    'Corolla',
    'Hilux',
    'Landcruiser',
    'Landcruiser Prado',
    'Camry',
    'Kluger',
    '86',
    'Yaris Cross',
    'C-HR',
  ],
  Mazda: ['3', '2', '6', 'CX-5', 'CX-30', 'BT-50', 'MX-5'],
  Ford: ['Ranger', 'Everest', 'Escape', 'Focus', 'F-150'],
  Kia: ['Rio', 'Sportage', 'Carnival'],
  Hyundai: ['i30', 'Kona', 'Tucson'],
  'Mercedes-Benz': ['C200', 'C63', 'GLC250', 'Vito'],
  BMW: ['320i', '330i', 'X5', '118i'],
  Volkswagen: ['Golf', 'Up', 'Tiguan', 'Amarok'],
  Peugeot: ['2008', '3008', '308'],
  'Land Rover': ['Discovery', 'Range Rover Sport'],
  Nissan: ['X-Trail', 'Navara', 'Patrol'],
  Subaru: ['XV', 'Forester', 'Outback'],
  Tesla: ['Model 3'],
  Isuzu: ['D-MAX', 'MU-X'],
  MG: ['MG3', 'ZS'],
  Mini: ['Cooper'],
};

const counted = (values: readonly string[]): Record<string, number> =>
  Object.fromEntries(values.map((value, at) => [value, 40 - at]));

/** A stock of many makes, as its counts show it. */
export const sampleVocabulary: Vocabulary = {
  values: {
    make: counted(Object.keys(models)),
    body: counted([
      'suv',
      'ute',
      'sedan',
      'hatch',
      'wagon',
      'van',
      'peopleMover',
      'convertible',
      'lightTruck',
    ]),
    item_type: counted(['Caravan', 'Camper trailer']),
    car_type: counted(['used', 'new', 'demo']),
    fuel: counted(['Petrol', 'Diesel', 'Hybrid', 'Plug-in hybrid', 'Electric']),
    transmission: counted(['Automatic', 'Manual']),
    drive: counted(['4WD', 'AWD', 'FWD', 'RWD']),
    colour: counted(['White', 'Glacier White', 'Black', 'Silver', 'Grey', 'Red', 'Blue', 'Orange']),
    seats: counted(['2', '5', '7', '8']),
    state: counted(['QLD', 'NSW']),
    city: counted(['Springwood', 'Southport']),
    location_name: counted(['Springwood', 'Southport', 'Gold Coast']),
    categories: counted(['Low kilometres', 'Hybrid', 'People movers']),
    certified: counted(['true', 'false']),
    weekly_price_range: counted([
      'Under $50',
      '$50 - $100',
      '$100 - $150',
      '$150 - $200',
      '$200 - $250',
      '$500+',
    ]),
  },
  stated: { motorcycles: 0, berths: counted(['Caravan', 'motorhome']) },
  models: Object.entries(models).flatMap(([make, names]) =>
    names.map((model) => ({ make, model, count: 5 })),
  ),
};
