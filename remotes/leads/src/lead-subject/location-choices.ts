import type { Location } from 'shared-contracts/entities/location';
import type { LoadServices } from 'shared-contracts/remote/remote-module';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { compareText } from 'shared-rules/text-order';

/** A choice of a select. */
export interface Choice {
  value: string;
  label: string;
}

/** Where a shopper can send a lead: choices of the location and the dealership select. */
export interface LocationChoices {
  locations: (Choice & { dealership: string })[];
  dealerships: Choice[];
}

export const noLocationChoices: LocationChoices = { locations: [], dealerships: [] };

/** Whether any form of the site asks for a location (LEA-011). */
export const asksForLocation = ({ leads }: Pick<PublicTenantConfig, 'leads'>): boolean =>
  leads.showLocation || leads.showDealership;

const nameFromSlug = (slug: string): string =>
  slug.replace(/(^|-)(\w)/g, (_, gap: string, letter: string) => `${gap ? ' ' : ''}${letter.toUpperCase()}`);

const byLabel = (a: Choice, b: Choice): number => compareText(a.label, b.label);

/** Dealership a location belongs to; empty where it is not known. */
export const dealershipOf = ({ locations }: LocationChoices, slug: string): string =>
  locations.find(({ value }) => value === slug)?.dealership ?? '';

/** A dealership has no public name of its own: it is shown by the name of its main location. */
function toLocationChoices(
  locations: readonly Location[],
  dealershipSlugs: readonly string[],
): LocationChoices {
  const visible = locations.filter((location) => location.visible);
  const nameOf = (slug: string): string => {
    const own = visible.filter((location) => location.dealership_slug === slug);
    return (own.find((location) => location.primary) ?? own[0])?.name ?? nameFromSlug(slug);
  };
  return {
    locations: visible
      .map(({ slug, name, dealership_slug: dealership }) => ({ value: slug, label: name, dealership }))
      .sort(byLabel),
    dealerships: dealershipSlugs.map((slug) => ({ value: slug, label: nameOf(slug) })),
  };
}

/** LocationChoices of the site where a form asks for one; nothing is fetched where none does. */
export async function loadLocationChoices({
  site,
  api,
  signal,
}: Pick<LoadServices, 'site' | 'api' | 'signal'>): Promise<LocationChoices> {
  if (!asksForLocation(site)) return noLocationChoices;
  return toLocationChoices(await api('listLocations', {}, { signal }), site.site.dealerships);
}
