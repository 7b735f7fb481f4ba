/** "Gold Coast", "Mid North Coast": a region by the sea, not a name that ends in one. */
const coast = /^(?:(?:mid|far) )?\p{L}+ coast$/iu;

export const isCoast = (name: string): boolean => coast.test(name);

/** Where something is, as Australians put it: "in Springwood", but "on the Gold Coast". */
export const inPlace = (name: string): string => (isCoast(name) ? `on the ${name}` : `in ${name}`);
