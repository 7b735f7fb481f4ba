import type { FormType } from 'shared-contracts/entities/lead';
import type { Location } from 'shared-contracts/entities/location';
import type { LoadServices } from 'shared-contracts/remote/remote-module';
import type { PublicTenantConfig } from 'shared-contracts/site-config';

/** What a location is for; one without a type sells cars. */
type LocationKind = 'sales' | 'service' | 'parts';

/** A choice of a select. */
export interface Choice {
  value: string;
  label: string;
}

/** Where a shopper can send a lead: choices of the location and the dealership select. */
export interface LocationChoices {
  locations: (Choice & { dealership: string; kind: LocationKind; buysCars: boolean })[];
  dealerships: Choice[];
}

export const noLocationChoices: LocationChoices = { locations: [], dealerships: [] };

/** What decides whether a form needs the site's locations. */
interface FormSubject {
  formType: FormType;
  hasCar: boolean;
}

/**
 * Whether a form may ask for a location or a dealership (LEA-011): a service booking always does (LEA-038), and a test
 * drive without a car has to know whose times to offer.
 */
export const asksForLocation = (
  { leads }: Pick<PublicTenantConfig, 'leads'>,
  { formType, hasCar }: FormSubject,
): boolean =>
  leads.showLocation ||
  leads.showDealership ||
  formType === 'service' ||
  (formType === 'test-drive' && !hasCar);

/**
 * The locations a form offers: workshops for a service, those that buy cars for a trade-in (LOC-012), those that sell them
 * for a test drive, and all where the site marks none.
 */
export function locationsFor(
  formType: FormType,
  { locations }: Pick<LocationChoices, 'locations'>,
): LocationChoices['locations'] {
  const suited = locations.filter(
    ({ kind, buysCars }) =>
      (formType === 'service' && kind === 'service') ||
      (formType === 'trade-in' && buysCars) ||
      (formType === 'test-drive' && kind === 'sales'),
  );
  return suited.length > 0 ? suited : locations;
}

const nameFromSlug = (slug: string): string =>
  slug.replace(/(^|-)(\w)/g, (_, gap: string, letter: string) => `${gap ? ' ' : ''}${letter.toUpperCase()}`);

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
    locations: visible.map(
      ({ slug, name, dealership_slug: dealership, location_type: kind, location_subtype: subtypes }) => ({
        value: slug,
        label: name,
        dealership,
        kind: kind || ('sales' as const),
        buysCars: subtypes.includes('buying'),
      }),
    ),
    dealerships: dealershipSlugs.map((slug) => ({ value: slug, label: nameOf(slug) })),
  };
}

/** LocationChoices of the site where the form asks for one; nothing is fetched where it does not. */
export async function loadLocationChoices(
  { site, api, signal }: Pick<LoadServices, 'site' | 'api' | 'signal'>,
  form: FormSubject,
): Promise<LocationChoices> {
  if (!asksForLocation(site, form)) return noLocationChoices;
  return toLocationChoices(await api('listLocations', {}, { signal }), site.site.dealerships);
}
