import type { Car } from 'shared-contracts/entities/car';
import type { SuccessCategory } from 'shared-contracts/entities/lead';
import type { Location } from 'shared-contracts/entities/location';
import type { LoadServices } from 'shared-contracts/remote/remote-module';
import type { StoredValue } from 'shared-contracts/storage';
import { toSpecialDay, type SpecialDay } from 'shared-rules/opening-hours';

type SentLead = NonNullable<StoredValue<'sent-lead'>>;

/** What a shopper reads about a lead that was accepted; what could not be loaded is null. */
export interface Confirmation {
  car: Car | null;
  /** The location that has the lead. */
  location: Location | null;
  specialDays: SpecialDay[];
  /** Time that it asks for, ISO 8601; null where it asks for none. */
  appointmentAt: string | null;
}

/**
 * The location that has a lead: the one it names, else its car's, else the main one of its dealership. A lead that names
 * none goes to the site's first dealership.
 */
function locationOfLead(
  { location, dealership }: SentLead,
  category: SuccessCategory | null,
  { car, locations, dealerships }: { car: Car | null; locations: Location[]; dealerships: readonly string[] },
): Location | null {
  const visible = locations.filter((candidate) => candidate.visible);
  const slug = location || car?.location?.slug;
  const named = visible.find((candidate) => candidate.slug === slug);
  if (named) return named;
  const owner = dealership || car?.dealership_slug || dealerships[0];
  const own = visible.filter((candidate) => candidate.dealership_slug === owner);
  const kind = category === 'service' ? 'service' : 'sales';
  return (
    own.find((candidate) => (candidate.location_type || 'sales') === kind) ??
    own.find(({ primary }) => primary) ??
    own[0] ??
    null
  );
}

/** Looks up what a lead was about. Never rejects: the lead is there, whatever else fails. */
export async function loadConfirmation(
  lead: SentLead,
  category: SuccessCategory | null,
  { api, site, signal }: Pick<LoadServices, 'api' | 'site' | 'signal'>,
): Promise<Confirmation> {
  const orElse = <T>(fallback: T, answer: Promise<T>): Promise<T> => answer.catch(() => fallback);
  const [cars, locations, specialHours] = await Promise.all([
    lead.car_id === null
      ? []
      : orElse([], api('listCars', { query: { filter: `id = ${lead.car_id}`, limit: 1 } }, { signal })),
    orElse([], api('listLocations', {}, { signal })),
    orElse([], api('listSpecialHours', {}, { signal })),
  ]);
  const car = cars[0] ?? null;
  const { dealerships } = site.site;
  const location = locationOfLead(lead, category, { car, locations, dealerships });
  const specialDays = specialHours.filter(({ location_id: id }) => id === location?.id).map(toSpecialDay);
  return { car, location, specialDays, appointmentAt: lead.appointment_at ?? null };
}
