/**
 * Listing date of a car whose source gives none. Not the day of its import: the first file of a dealer would make the
 * whole stock new for as long as the tag stands (SRC-053).
 */
export const unknownListing = '1970-01-01T00:00:00.000Z';
