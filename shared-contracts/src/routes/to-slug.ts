/**
 * URL segment of a name: lower case, words joined by hyphens ("Land Cruiser" is "land-cruiser"). A plus sign is a word,
 * because a G10+ is no G10.
 */
export function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/\+/g, ' plus ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
