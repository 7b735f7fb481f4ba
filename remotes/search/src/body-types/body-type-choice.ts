import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { isBodyType } from 'shared-rules/body-type-label';

/** Body types in view before the rest; a site with a list of its own shows up to 20 (SRC-041). */
const shownByDefault = 4;
const shownOfOwnList = 20;

/** A value with the number of cars behind it. */
interface Counted {
  value: string;
  count: number;
}

/** Most cars first; equal ones by name, descending (SRC-041). */
export const byCountThenName = (a: Counted, b: Counted): number =>
  b.count - a.count || (a.value < b.value ? 1 : -1);

/** How many body types a selector shows at first. */
export const bodyTypesShown = ({ search }: Pick<PublicTenantConfig, 'search'>): number =>
  search.bodyTypes.custom ? shownOfOwnList : shownByDefault;

/** Whether a selector offers a value: a recognised type, and of a site's own list if it has one (SRC-042). */
export const isOfferedBody = (value: string, { search }: Pick<PublicTenantConfig, 'search'>): boolean =>
  isBodyType(value) && (search.bodyTypes.custom?.includes(value) ?? true);
