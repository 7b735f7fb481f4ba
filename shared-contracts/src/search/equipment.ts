/** Equipment that cars are filtered and searched by, in the spelling of the index (`filtered_features`). */
export const equipmentNames = [
  '360 camera',
  'Adaptive cruise control',
  'Android Auto',
  'Apple CarPlay',
  'Blind spot monitor',
  'Bull bar',
  'Canopy',
  'Diff lock',
  'Head-up display',
  'Heated seats',
  'Keyless entry',
  'Lane assist',
  'Leather seats',
  'Navigation',
  'Parking sensors',
  'Power tailgate',
  'Reversing camera',
  'Roof racks',
  'Side steps',
  'Snorkel',
  'Sunroof',
  'Third row seats',
  'Tow bar',
  'Wireless charging',
] as const;

export type EquipmentName = (typeof equipmentNames)[number];
