import { excluding } from 'shared-contracts/entities/search';
import { addValues, refusal, type Phrase } from './reading';
import type { Vocabulary } from './vocabulary';

const german = ['Audi', 'BMW', 'Mercedes-Benz', 'Mercedes', 'Volkswagen', 'Porsche', 'Opel', 'smart', 'MAN'];
const italian = ['Alfa Romeo', 'Fiat', 'Abarth', 'Ferrari', 'Lamborghini', 'Maserati', 'IVECO', 'Ducati', 'Aprilia', 'Moto Guzzi']; // prettier-ignore
const french = ['Peugeot', 'Renault', 'Citroen', 'Citroën'];
const swedish = ['Volvo', 'Saab', 'Polestar', 'Scania'];
const british = ['Land Rover', 'Jaguar', 'MINI', 'Aston Martin', 'Bentley', 'Lotus', 'Rolls-Royce', 'McLaren', 'Rover', 'Triumph']; // prettier-ignore

/** Where cars come from, as shoppers say it, with the makes from there. */
const origins: readonly (readonly [pattern: string, makes: readonly string[]])[] = [
  ['german', german],
  ['italian', italian],
  ['french', french],
  ['swedish', swedish],
  ['british', british],
  [
    'european|euro(?= (?:cars?|suvs?|sedans?|hatch(?:es|backs?)?|wagons?|convertibles?|brands?|trucks?))',
    [...german, ...italian, ...french, ...swedish, ...british, 'Skoda', 'Cupra', 'SEAT', 'DAF', 'KTM'],
  ],
  [
    'japanese|jap(?= (?:cars?|suvs?|sedans?|hatch(?:es|backs?)?|wagons?|brands?|trucks?|bikes?))',
    [
      'Toyota', 'Mazda', 'Nissan', 'Honda', 'Mitsubishi', 'Subaru', 'Suzuki', 'Lexus', 'Isuzu', 'Isuzu UTE', 'Infiniti',
      'Daihatsu', 'Hino', 'Fuso', 'UD', 'UD Trucks', 'Yamaha', 'Kawasaki',
    ], // prettier-ignore
  ],
  ['korean', ['Hyundai', 'Kia', 'Genesis', 'SsangYong', 'KGM', 'Daewoo']],
  ['chinese', ['MG', 'GWM', 'Great Wall', 'Haval', 'LDV', 'BYD', 'Chery', 'Geely', 'JAC', 'Foton', 'Zeekr', 'Xpeng']],
  [
    'american',
    [
      'Jeep', 'Chevrolet', 'Dodge', 'RAM', 'Chrysler', 'Cadillac', 'Tesla', 'Ford', 'Hummer', 'GMC', 'Lincoln', 'Pontiac',
      'Kenworth', 'Mack', 'Freightliner', 'Western Star', 'International', 'Harley-Davidson', 'Indian',
    ], // prettier-ignore
  ],
]; // prettier-ignore

/** "German sedans", "no chinese cars": makes by where they come from. A make that is named says more, and stays alone. */
export const originPhrases = ({ values }: Vocabulary): Phrase[] =>
  origins.map(([pattern, names]) => ({
    pattern: new RegExp(
      String.raw`(?<![\w-])${refusal}(?:${pattern})(?:[ -](?:made|built|brands?))?(?![\w-])`,
      'g',
    ),
    read: ([refused = ''], reading, whole) => {
      const makes = names.filter((make) => values.make?.[make] !== undefined);
      if (makes.length === 0) return false;
      if (refused) addValues(reading, 'make', makes.map(excluding));
      else reading.wishes.push({ filters: { make: makes }, words: whole.trim() });
      return true;
    },
  }));
