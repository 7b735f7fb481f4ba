import type { Car } from 'shared-contracts/entities/car';
import { toSlug } from 'shared-contracts/routes';
import type { PublicTenantConfig } from 'shared-contracts/site-config';

type Claims = PublicTenantConfig['legal']['warrantyClaims'];

/** Warranty of used cars, for whole years. */
export const usedWarrantyClaim = (years: number): string => `${years} year standard warranty`;
/** The maker's warranty of new cars, for whole years. */
export const newWarrantyClaim = (years: number): string => `${years} year unlimited km warranty`;
/** The site's own protection, for whole years. */
export const mechanicalProtectionClaim = (years: number): string => `${years}-year mechanical protection`;

/**
 * What a site promises for one car (SHL-078): the standard warranty of used cars, that of the maker for new cars of the
 * brands that have one, and the site's mechanical protection. A demonstrator has the maker's warranty from the day it
 * was registered, so no number of years is promised for it.
 */
export function warrantyClaimsOf(
  { car_type: carType, make }: Pick<Car, 'car_type' | 'make'>,
  { usedYears, newYearsByBrand, mechanicalProtectionYears }: Claims,
): string[] {
  const newYears = newYearsByBrand[toSlug(make)];
  return [
    ...(carType === 'used' && usedYears !== null ? [usedWarrantyClaim(usedYears)] : []),
    ...(carType === 'new' && newYears !== undefined ? [newWarrantyClaim(newYears)] : []),
    ...(mechanicalProtectionYears === null ? [] : [mechanicalProtectionClaim(mechanicalProtectionYears)]),
  ];
}
