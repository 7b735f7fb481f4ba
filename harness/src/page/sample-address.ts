import { hrefs, paths } from 'shared-contracts/routes';
import type { SampleFixture } from '../sample/sample-fixture';

/** An address of each pattern that shows something on the sample world. */
export function sampleAddress(pattern: string, { cars, locations }: SampleFixture): string {
  const car = cars[0];
  const location = locations[0];
  const known: Record<string, string | undefined> = {
    [paths.vehicle]: car && hrefs.vehicle(car.slug),
    [paths.searchSegment]: car && hrefs.make(car.make),
    [paths.searchMakeModel]: car && hrefs.makeModel(car.make, car.model),
    [paths.usedCarType]: paths.usedCarType.replace(':carType', 'suv'),
    [paths.enquire]: car && hrefs.enquire({ carSlug: car.slug }),
    [paths.location]: location && hrefs.location(location.slug),
    [paths.contactUsLocation]: location && hrefs.contactLocation(location.slug),
  };
  return known[pattern] ?? pattern;
}

/** Address under which the harness shows a slot by itself. */
export const slotAddress = (name: string, sample: number): string => `/slots/${name}/${sample}`;
export const slotPattern = '/slots/:name/:sample';
