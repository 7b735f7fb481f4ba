import { notFound, type LoadContext } from 'shared-contracts/remote/remote-module';
import type { DealerLocation } from '../dealer-location/dealer-location';
import { loadLocations } from '../dealer-location/load-locations';

/** Critical data of the contact page. */
export interface ContactData {
  locations: DealerLocation[];
  /** Slug of the location the address names. */
  chosen: string | null;
}

/** Every location; one that the address names has to be among them (LOC-003, LOC-004). */
export async function loadContact(context: LoadContext): Promise<ContactData> {
  const chosen = context.params['slug'] ?? null;
  const locations = await loadLocations(context);
  if (chosen !== null && !locations.some(({ slug }) => slug === chosen)) throw notFound();
  return { locations, chosen };
}
