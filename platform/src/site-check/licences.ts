import type { SiteBundle } from 'service-api';
import { findingAt, type Finding } from './finding';

/** States whose law has a dealer name its licence in advertising. */
const STATES_THAT_REQUIRE: ReadonlySet<string> = new Set(['NSW', 'VIC', 'QLD', 'WA', 'SA', 'ACT']);

/** Dealerships that sell without a licence number at any of their locations (requirement LOC-013). */
export function checkLicences({ content }: Pick<SiteBundle, 'content'>): Finding[] {
  const { locations } = content.locations;
  return content.dealerships.flatMap(({ slug, name, address: { state } }) => {
    const index = locations.findIndex(
      (location) => location.dealership_slug === slug && ['sales', ''].includes(location.location_type),
    );
    const hasNumber = locations.some(
      (location) => location.dealership_slug === slug && (location.dealer_license_number ?? '').trim() !== '',
    );
    if (index === -1 || hasNumber) return [];
    const isRequired = STATES_THAT_REQUIRE.has(state);
    return [
      findingAt(
        isRequired ? 'error' : 'warning',
        { file: 'locations.json', parts: ['locations', index, 'dealer_license_number'] },
        `is missing: ${name} sells vehicles in ${state}${isRequired ? ', where advertising must name the dealer licence' : ''}; add its licence number`,
      ),
    ];
  });
}
