import type { ModelFacts } from './facts/model-facts';
import type { Random } from './random';

export interface CommentSubject {
  facts: ModelFacts;
  title: string;
  carType: 'new' | 'used' | 'demo';
  year: number;
  km: number | null;
  city: string;
  location: string;
  equipment: readonly string[];
  isElectric: boolean;
  isCertified: boolean;
}

const NEW_OPENERS = [
  'Brand new and on the ground, not a pre-order.',
  'New stock, still in its delivery film when these notes were written.',
  'Delivered this month and ready for its first set of keys.',
] as const;
const DEMO_OPENERS = [
  'Our own demonstrator, driven by the sales team and serviced in our workshop.',
  'Dealer demonstrator with the balance of the new car warranty.',
  'An ex-manager demonstrator that has only ever done the commute.',
] as const;
const USED_OPENERS = [
  'Traded here by its owner, who bought the next one from us too.',
  'One owner from new, with every service stamped.',
  'Bought direct from a local family who needed something larger.',
  'A tidy local trade with books and both keys.',
  'Ex-lease, serviced on the dot for the whole term.',
  'Came to us against a newer one and we were glad to see it.',
] as const;
const HONEST = [
  'There are a few stone chips on the bonnet and one kerb mark on the left rear wheel; nothing else to report.',
  'Two small car park dings on the passenger door, shown in the photos.',
  'The tyres were new three months ago.',
  'The wiper blades are near their end; we fit new ones before you collect it.',
  'Interior is clean, non-smoker, no wear on the driver bolster.',
  'It has light scratches on the rear bumper step, which we have left as they are.',
  'The windscreen was replaced under insurance last year.',
  'Paint is original throughout; we measured it.',
] as const;
const PROMISES = [
  'Workshop inspected, with the report available on request.',
  'Drive it for as long as you like before you decide.',
  'PPSR clear, and we will print the certificate for you.',
  'Trade-ins welcome; a valuation takes about ten minutes.',
  'Finance and transport can be arranged the same day.',
  'We are happy to send a walk-around video.',
] as const;
const TRUCK_LINES = [
  'Fleet maintained with full service records, last service done in our own workshop.',
  'Roadworthy and ready to start on Monday.',
  'Cab is clean, seats are good, the air works and so does everything on the dash.',
  'Chassis has been checked for cracks and the kingpins and brakes measured; the sheet is in the file.',
  'Body is straight, doors seal, floor is sound.',
  'Comes with current COF and new batteries.',
  'Clutch actuator replaced at the last service.',
  'Suits a contract that needs a truck now rather than in nine months.',
] as const;
const CARAVAN_LINES = [
  'Everything works and we will show you how, one afternoon, kettle included.',
  'Gas and electrical certificates are in the drawer by the door.',
  'Water tested and dry; we put a meter to every corner.',
  'It has spent most of its life under a carport.',
  'The awning fabric is good and winds in straight.',
  'Tyres were dated and replaced where they needed it.',
  'Beds are long enough for tall people; come and lie down in it.',
  'The previous owners did one lap of the coast and came home with grandchildren to mind.',
  'Bearings repacked and brakes adjusted before handover.',
] as const;
const BIKE_LINES = [
  'Stock exhaust, no falls, two keys.',
  'Fresh oil, fresh chain and sprockets.',
  'Learner legal where the model allows; ask us if unsure.',
  'Tyres have plenty left in the middle and the edges.',
] as const;

function opener({ carType, facts }: CommentSubject, random: Random): string {
  if (carType === 'new') return random.pick(NEW_OPENERS);
  if (carType === 'demo') return random.pick(DEMO_OPENERS);
  if (facts.kind === 'truck')
    return random.pick([
      'Single operator from new.',
      'Ex-fleet, one company since new.',
      'Owner driver retiring, sold with sorrow.',
      'Came off a metro run last month.',
    ]);
  if (facts.kind === 'caravan' || facts.kind === 'motorhome')
    return random.pick([
      'Two careful owners who kept a log of every trip.',
      'A much loved van, traded on a smaller one.',
      'Bought new from us and back for its next family.',
    ]);
  return random.pick(USED_OPENERS);
}

/** What the dealer wrote about a car: some lines only, some a whole page; never a claim the data contradicts. */
export function dealerComments(subject: CommentSubject, random: Random): string {
  const { facts, carType, equipment, km, title, location, city } = subject;
  const lines = [opener(subject, random)];
  const wishes = random.whole(1, 5);
  if (km !== null && carType === 'used' && facts.kind !== 'caravan') {
    lines.push(
      `It shows ${km.toLocaleString('en-AU')} km${random.chance(0.5) ? ', matched against its service records' : ''}.`,
    );
  }
  if (subject.isCertified) {
    lines.push('Toyota Certified: full service history, 90 point inspection and a year of roadside assist.');
  }
  if (equipment.length > 3) {
    const named = random.shuffle(equipment).slice(0, Math.min(4, equipment.length)).map(inSentence);
    lines.push(`Fitted with ${named.slice(0, -1).join(', ')} and ${named.at(-1)}.`);
  }
  const pool =
    facts.kind === 'truck'
      ? TRUCK_LINES
      : facts.kind === 'caravan' || facts.kind === 'motorhome'
        ? CARAVAN_LINES
        : facts.kind === 'motorcycle'
          ? BIKE_LINES
          : carType === 'used'
            ? HONEST
            : [];
  const isFreshHome = facts.kind === 'caravan' && carType === 'new';
  lines.push(
    ...(isFreshHome
      ? CARAVAN_LINES.filter((line) => /show you|lie down/.test(line))
      : random.shuffle(pool).slice(0, wishes)),
  );
  if (subject.isElectric)
    lines.push(
      random.pick([
        'Charging cable in the boot.',
        'Battery health report available.',
        'A full charge overnight costs less than two coffees.',
      ]),
    );
  lines.push(
    ...random
      .shuffle(PROMISES)
      .slice(0, random.whole(1, 3))
      .filter((line) => carType === 'used' || !/PPSR|inspected/.test(line)),
  );
  lines.push(
    random.pick([
      `See it at ${location}.`,
      `On the yard in ${city} now.`,
      `Ask for the ${title} when you call; it may be around the back.`,
    ]),
  );
  return lines.join(random.chance(0.3) ? '\n\n' : ' ');
}

/** "Apple CarPlay" stays, "Reversing camera" loses its capital. */
const inSentence = (text: string): string =>
  /^[A-Z][a-z]/.test(text) && !/^(Apple|Android|Bluetooth|Ringfeder|Toyota)/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
