import { equipmentNames, type EquipmentName } from 'shared-contracts/search/equipment';

/** How listings write each piece of equipment. */
const IN_LISTINGS: Readonly<Record<EquipmentName, RegExp>> = {
  '360 camera': /360.{0,12}camera|surround.{0,6}view|around view/i,
  'Adaptive cruise control': /adaptive cruise|active cruise|radar cruise|distance cruise/i,
  'Android Auto': /android auto/i,
  'Apple CarPlay': /car\s?play/i,
  'Blind spot monitor': /blind[\s-]?spot/i,
  'Bull bar': /bull\s?bar/i,
  Canopy: /\bcanopy\b/i,
  'Diff lock': /diff(?:erential)?[\s-]?lock/i,
  'Head-up display': /head[\s-]?up/i,
  'Heated seats': /heated (?:front |rear )?seats?|seats?[^,;]{0,20}heated/i,
  'Keyless entry': /keyless|smart key|proximity key/i,
  'Lane assist': /lane (?:keep|depart|assist)/i,
  'Leather seats': /leather[^,;]{0,20}(?:seat|trim|upholstery)/i,
  Navigation: /sat(?:ellite)?[\s.-]?nav|\bnavigation|\bgps\b/i,
  'Parking sensors': /park(?:ing)? (?:distance|sensor|assist)/i,
  'Power tailgate': /(?:power|electric|auto\w*) (?:tail\s?gate|boot|lift\s?gate)/i,
  'Reversing camera': /revers\w* camera|rear[\s-]?view camera|camera[^,;]{0,12}rear/i,
  'Roof racks': /roof (?:rack|rail)/i,
  'Side steps': /side steps?/i,
  Snorkel: /snorkel/i,
  Sunroof: /sun\s?roof|moon\s?roof|panoramic (?:glass )?roof/i,
  'Third row seats': /third[\s-]?row|3rd[\s-]?row/i,
  'Tow bar': /tow\s?bar|tow pack|tow hitch/i,
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
}

/** The features that a filter offers, in one spelling each, out of a listing's words. */
export function filteredFeatures({ equipment, title, interior }: ListingWords): EquipmentName[] {
  const lines = [...equipment, title];
  return equipmentNames.filter(
    (name) =>
      lines.some((line) => IN_LISTINGS[name].test(line)) ||
      IN_TITLES[name]?.test(title) ||
      (name === 'Leather seats' && isOfLeather(interior)),
  );
}
