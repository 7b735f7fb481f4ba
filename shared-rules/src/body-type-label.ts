import { bodyTypeLabels, bodyTypes, type BodyType } from 'shared-contracts/search/index-document';

/** Whether a value is the key of a recognised body type (SRC-042). */
export const isBodyType = (value: string): value is BodyType =>
  (bodyTypes as readonly string[]).includes(value);

/** Words for a body key or an item type, which listings write in any case. */
export const typeLabel = (value: string): string =>
  isBodyType(value) ? bodyTypeLabels[value] : value.charAt(0).toUpperCase() + value.slice(1);
