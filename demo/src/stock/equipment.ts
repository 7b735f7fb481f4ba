import type { DriveLine, ModelFacts } from './facts/model-facts';
import type { Random } from './random';

const EVERY_CAR = [
  'Reversing camera',
  'Bluetooth audio and phone',
  'Cruise control',
  'Hill start assist',
  'Keyless entry',
  'Seven airbags',
  'Electronic stability control',
  'Power windows',
  'Multi-function steering wheel',
] as const;

const RECENT = [
  'Apple CarPlay',
  'Android Auto',
  'Autonomous emergency braking',
  'Lane keep assist',
  'Adaptive cruise control',
  'LED headlights',
  'Rain sensing wipers',
  'Push button start',
  'Digital radio',
] as const;

const DEAR = [
  'Satellite navigation',
  'Leather seat trim',
  'Heated front seats',
  'Power tailgate',
  'Blind spot monitor',
  'Panoramic sunroof',
  '360 degree camera',
  'Wireless phone charging',
  'Head-up display',
  'Premium sound system',
  'Electric driver seat with memory',
  'Ambient lighting',
  'Dual-zone climate control',
] as const;

const WORK = [
  'Tow bar',
  'Tub liner',
  'Side steps',
  'Bull bar',
  'Canopy',
  'Snorkel',
  'Rear diff lock',
  'UHF radio',
  'Dual battery',
] as const;
const FAMILY = [
  'Third row seats',
  'Roof rails',
  'Rear parking sensors',
  'Rear climate control',
  'ISOFIX child seat anchors',
] as const;

const TRUCK = [
  'Cruise control',
  'Air conditioning',
  'Suspended driver seat',
  'Reversing camera',
  'Electronic stability control',
  'Diesel particulate filter',
  'Exhaust brake',
  'Bluetooth audio and phone',
  'PTO ready',
  'Central locking',
  'Toolbox',
  'Hill start assist',
  'LED work lights',
  'Tail lift',
  'Load restraint rails',
] as const;
const HEAVY = [
  'Air suspension',
  'Diff locks',
  'Bull bar',
  'Sleeper cab',
  'Ringfeder coupling',
  'Twin fuel tanks',
  'Hydraulics',
  'Roof fairing',
  'Weigh gauges',
] as const;

const CARAVAN = [
  'Roll-out awning',
  'Queen island bed',
  'Reverse cycle air conditioning',
  'Gas and electric cooktop',
  '188 L fridge',
  'Microwave',
  'Smart TV with aerial',
  'Solar panel 160 W',
  'Lithium battery 100 Ah',
  'Twin 82 L water tanks',
  'Grey water tank',
  'External shower',
  'Picnic table',
  'Diesel heater',
  'Independent suspension',
  'Reversing camera',
  'Tunnel boot',
  'Washing machine',
  'Separate shower and toilet',
  'USB points at every bed',
] as const;

const BIKE = [
  'ABS',
  'Traction control',
  'Ride modes',
  'LED headlight',
  'TFT display',
  'Slipper clutch',
  'Quickshifter',
  'Heated grips',
] as const;

/** What the listing says is fitted, in the order a dealer lists it: ordinary things first. */
export function equipmentFor(
  facts: ModelFacts,
  line: DriveLine | null,
  newPriceAud: number,
  year: number,
  random: Random,
): string[] {
  const some = (items: readonly string[], low: number, high: number): string[] => {
    const count = Math.min(items.length, random.whole(low, high));
    const chosen = new Set(random.shuffle(items).slice(0, count));
    return items.filter((item) => chosen.has(item));
  };
  switch (facts.kind) {
    case 'truck':
      return [...some(TRUCK, 6, 11), ...(newPriceAud > 200_000 ? some(HEAVY, 3, 7) : [])];
    case 'caravan':
      return some(CARAVAN, 8, 15);
    case 'motorhome':
      return [...some(CARAVAN, 8, 13), 'Cruise control', 'Apple CarPlay', 'Driver and passenger airbags'];
    case 'motorcycle':
      return some(BIKE, 3, 7);
    case 'car': {
      const isWork =
        facts.body === 'Ute' ||
        facts.body === 'Cab Chassis' ||
        facts.body === 'Van' ||
        facts.art === 'fourByFour';
      return [
        ...some(EVERY_CAR, 6, EVERY_CAR.length),
        ...(year >= 2019 ? some(RECENT, 4, RECENT.length) : some(RECENT, 0, 3)),
        ...(newPriceAud > 45_000 ? some(DEAR, 2, newPriceAud > 75_000 ? 11 : 7) : some(DEAR, 0, 2)),
        ...(isWork ? some(WORK, 1, 6) : []),
        ...(facts.seats >= 7
          ? ['Third row seats', ...some(FAMILY.slice(1), 1, 4)]
          : some(FAMILY.slice(1), 0, 2)),
        ...(line?.fuel === 'Electric' ? ['Heat pump', 'DC fast charging'] : []),
      ];
    }
  }
}
