import type { PublicTenantConfig } from 'shared-contracts/site-config';

type NounSite = Pick<PublicTenantConfig, 'home' | 'stock'>;

/** Bodies and item types that are no cars; a site whose own first type is one of them sells vehicles. */
const notCars: readonly string[] = ['lightTruck', 'cabChassis', 'bus', 'caravan', 'motorhome', 'motorcycle'];

/** What a site calls one of the things it sells (`stock.noun`), as it stands within a sentence. */
export const stockNoun = ({ stock, home }: NounSite): string =>
  stock.noun ?? (notCars.includes(home.bodyTypes?.[0] ?? '') ? 'vehicle' : 'car');

/** Several of them: "cars", "motorcycles". */
export const stockNouns = (site: NounSite): string => `${stockNoun(site)}s`;

/** A text that begins with such a word, as a heading or a button writes it. */
export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
