/** What a car may tow with brakes, as categories of the index; a car belongs to every one that it reaches. */
export const towingBands = [1500, 2000, 2500, 3000, 3500].map((kg) => ({
  kg,
  category: `Tows ${kg / 1000} t or more`,
}));
