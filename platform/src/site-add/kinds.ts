import type { DealerKind } from './answers';

/** Words and manners of a kind of dealer. */
export interface KindTexts {
  one: string;
  many: string;
  headline: string;
  intro: string;
  ride: string;
  /** What the workshop looks after, one card each. */
  workshop: { title: string; text: string }[];
  /** Page of the finance questions: what else may be financed. */
  extras: string;
  /** Types offered as icons on the home page. */
  bodyTypes: string[] | null;
  theme: Record<string, unknown>;
}

/** How each kind of dealer speaks to its customers, and how its site is arranged. */
export const kindTexts: Readonly<Record<DealerKind, KindTexts>> = {
  car: {
    one: 'car',
    many: 'cars',
    headline: 'Find the right car, close to home',
    intro: 'New and used cars with clear prices, straight answers and a workshop out the back.',
    ride: 'test drive',
    workshop: [
      { title: 'Logbook servicing', text: 'Serviced to the maker’s schedule, and your logbook stamped.' },
      { title: 'Brakes and tyres', text: 'Checked, measured and shown to you before we replace anything.' },
      { title: 'Pre-purchase checks', text: 'A second opinion on any car, in writing, before you buy.' },
    ],
    extras: 'Yes. Tow bars, racks and extended warranties can go into the same loan.',
    bodyTypes: null,
    theme: { radius: 10, fonts: { heading: 'manrope', body: 'manrope' }, header: 'light', hero: 'split' },
  },
  truck: {
    one: 'truck',
    many: 'trucks',
    headline: 'Trucks ready for work on Monday',
    intro: 'Inspected, priced clearly and backed by a workshop that knows what a day off the road costs.',
    ride: 'test drive',
    workshop: [
      { title: 'Scheduled servicing', text: 'Booked around your runs, so the truck earns while you do.' },
      {
        title: 'Brakes and suspension',
        text: 'Tested, adjusted and documented for your maintenance records.',
      },
      { title: 'Bodies and fit-outs', text: 'Trays, tippers, cranes and toolboxes, fitted before delivery.' },
    ],
    extras: 'Yes. Bodies, cranes and fit-outs can go into the same agreement.',
    bodyTypes: ['lightTruck', 'cabChassis', 'van', 'bus', 'ute'],
    theme: {
      radius: 2,
      buttonRadius: 2,
      cardStyle: 'outlined',
      fonts: { heading: 'barlow-condensed', body: 'grotesque' },
      headingWeight: 700,
      header: 'dark',
      hero: 'panel',
    },
  },
  motorcycle: {
    one: 'motorcycle',
    many: 'motorcycles',
    headline: 'Your next ride starts here',
    intro: 'Road, adventure and learner-approved bikes, set up for you before you ride away.',
    ride: 'test ride',
    workshop: [
      { title: 'Servicing', text: 'Logbook and annual services, with valve checks when they are due.' },
      { title: 'Tyres and chains', text: 'Supplied, fitted and balanced, often while you wait.' },
      { title: 'Suspension set-up', text: 'Sag and damping set for your weight and the way you ride.' },
    ],
    extras: 'Yes. Your helmet, jacket and luggage can go into the same loan.',
    bodyTypes: null,
    theme: {
      radius: 6,
      buttonRadius: 6,
      fonts: { heading: 'archivo', body: 'archivo' },
      headingWeight: 800,
      header: 'dark',
      hero: 'split',
    },
  },
  caravan: {
    one: 'caravan',
    many: 'caravans',
    headline: 'Your favourite campsite is out there',
    intro: 'Caravans, campers and motorhomes, handed over once you know how everything works.',
    ride: 'walk-through',
    workshop: [
      { title: 'Pre-trip checks', text: 'Bearings, brakes, tyres, gas and lights, before you set off.' },
      { title: 'Solar and batteries', text: 'Panels, lithium and inverters, sized for how you camp.' },
      { title: 'Towing set-up', text: 'Hitches, brake controllers and mirrors, weighed and balanced.' },
    ],
    extras: 'Yes. The annexe, solar and tow bar can go into the same loan.',
    bodyTypes: ['caravan', 'motorhome', 'suv', 'ute'],
    theme: {
      radius: 16,
      buttonRadius: 28,
      fonts: { heading: 'fraunces', body: 'humanist' },
      headingWeight: 600,
      header: 'light',
      hero: 'wide',
    },
  },
};
