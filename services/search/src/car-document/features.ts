import { equipmentNames, type EquipmentName } from 'shared-contracts/search/equipment';

/** How listings write each piece of equipment. */
const IN_LISTINGS: Readonly<Record<EquipmentName, RegExp>> = {
  '360 camera': /360.{0,12}camera|surround.{0,6}view|around view/i,
  'Adaptive cruise control': /adaptive cruise|active cruise|radar cruise|distance cruise/i,
  'Air conditioning': /air[\s-]?con|reverse[\s-]cycle/i,
  'Air suspension': /air[\s-]?(?:bag[\s-]?)?suspension|air[\s-]ride/i,
  'ANCAP 5 stars': /(?:5|five)[\s-]?star[^,;]{0,12}ancap|ancap[^,;]{0,20}(?:5|five)[\s-]?star/i,
  'Android Auto': /android auto/i,
  'Apple CarPlay': /car\s?play/i,
  Awning: /\bawning/i,
  'Blind spot monitor': /blind[\s-]?spot/i,
  'Bull bar': /bull\s?bar/i,
  Canopy: /\bcanopy\b/i,
  Cooktop: /cook\s?top|\bgas (?:stove|hob|burner)/i,
  'Diesel heater': /diesel[^,;]{0,8}heat/i,
  'Diff lock': /diff(?:erential)?[\s-]?lock/i,
  Ensuite: /\ben-?\s?suite|(?<!(?:external|outdoor|outside) )shower.{1,5}toilet|toilet.{1,5}shower/i,
  'Exhaust brake': /exhaust brake/i,
  'External shower': /(?:external|outdoor|outside|exterior) shower/i,
  Fridge: /\bfridge(?! (?:truck|van|body|pan)\b)|refrigerator/i,
  'Gas cooktop': /\bgas[^,;]{0,16}(?:cook\s?top|stove|hob|burner)/i,
  'Grey water tank': /gr[ea]y[\s-]?water/i,
  'Head-up display': /head[\s-]?up/i,
  'Heated seats': /heated (?:front |rear )?seats?|seats?[^,;]{0,20}heated/i,
  Hydraulics: /\bhydraulics\b|wet\s?kit|hydraulic (?:kit|system)/i,
  'Independent suspension': /independent[^,;]{0,12}suspension/i,
  'Island bed': /\bisland[^,;]{0,10}\bbed/i,
  'Keyless entry': /keyless|smart key|proximity key/i,
  'Lane assist': /lane (?:keep|depart|assist)/i,
  'Leather seats': /leather[^,;]{0,20}(?:seat|trim|upholstery)/i,
  'Lithium battery': /\blithium/i,
  Microwave: /\bmicrowave/i,
  Navigation: /sat(?:ellite)?[\s.-]?nav|\bnavigation|\bgps\b/i,
  'Parking sensors': /park(?:ing)? (?:distance|sensor|assist)/i,
  'Picnic table': /picnic table/i,
  'Power tailgate': /(?:power|electric|auto\w*) (?:tail\s?gate(?! (?:lift|load))|boot|lift\s?gate)/i,
  PTO: /\bpto\b|power take[\s-]?off/i,
  'Queen bed': /\bqueen[^,;]{0,16}\bbed/i,
  'Reversing camera': /revers\w* camera|rear[\s-]?view camera|camera[^,;]{0,12}rear/i,
  'Ringfeder coupling': /ringfeder/i,
  'Roof fairing': /roof fairing/i,
  'Roof racks': /roof (?:rack|rail)/i,
  Shower: /(?<!(?:external|outdoor|outside|exterior) )\bshower|\ben-?\s?suite/i,
  'Side steps': /side steps?/i,
  'Sleeper cab': /\bsleeper\b/i,
  Snorkel: /snorkel/i,
  Solar: /^solar$|\bsolar (?:panel|power|system|charg)|\d ?w(?:atts?)? (?:of )?solar/i,
  Sunroof: /sun\s?roof|moon\s?roof|panoramic (?:glass )?roof/i,
  'Tail lift': /tail[\s-]?(?:gate)?[\s-]?(?:lift(?:er)?\b|loader)/i,
  Television: /\btv\b|television/i,
  'Third row seats': /third[\s-]?row|3rd[\s-]?row/i,
  Toilet: /\btoilet|porta[\s-]?pott[iy]|\ben-?\s?suite/i,
  Toolbox: /tool\s?box/i,
  'Tow bar': /tow\s?bar|tow pack|tow hitch/i,
  'Tunnel boot': /tunnel boot/i,
  'Twin fuel tanks': /(?:twin|dual)[^,;]{0,12}fuel tanks?/i,
  'Washing machine': /washing machine/i,
  'Weigh gauges': /(?:weigh|load|weight) (?:gauge|scale)/i,
  'Wireless charging': /wireless (?:phone |smartphone )?charg/i,
};

/** Equipment that a title names by one word: "Santa Fe Elite Leather". */
const IN_TITLES: Readonly<Partial<Record<EquipmentName, RegExp>>> = {
  'Leather seats': /\bleather\b/i,
  Sunroof: /\bsunroof\b/i,
  Navigation: /\bnavi\b/i,
};

/** Interiors that their colour names with the material: "Black Leather", but no "Synthetic Leather" or "Leatherette". */
const LEATHER_INTERIOR = /(?<!(?:synthetic|artificial|faux|partial|part|vegan|eco|look) )\bleather\b/i;

/** Whether a car's interior is of leather, by what a listing says of its colour. */
export const isOfLeather = (interior: string | null): interior is string =>
  interior !== null && LEATHER_INTERIOR.test(interior);

/** What a listing says of its car in words. */
export interface ListingWords {
  equipment: readonly string[];
  title: string;
  /** Colour of the interior, which may name its material. */
  interior: string | null;
  /** Stars of its safety rating by ANCAP; null when unknown. */
  stars: number | null;
}

/** Most stars that ANCAP gives. */
const MOST_STARS = 5;

/** The features that a filter offers, in one spelling each, out of a listing's words. */
export function filteredFeatures({ equipment, title, interior, stars }: ListingWords): EquipmentName[] {
  const lines = [...equipment, title];
  return equipmentNames.filter(
    (name) =>
      lines.some((line) => IN_LISTINGS[name].test(line)) ||
      IN_TITLES[name]?.test(title) ||
      (name === 'Leather seats' && isOfLeather(interior)) ||
      (name === 'ANCAP 5 stars' && stars === MOST_STARS),
  );
}
