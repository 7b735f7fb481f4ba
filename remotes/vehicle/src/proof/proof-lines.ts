import type { Car } from 'shared-contracts/entities/car';
import { unknownListing } from 'shared-contracts/entities/unknown-listing';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { warrantyClaimsOf } from 'shared-rules/warranty-claims';
import { dateInZone } from 'shared-rules/zoned-time';

/** Australia's register of money owed on vehicles. */
const ppsrHref = 'https://www.ppsr.gov.au';

/** One thing that a buyer can rely on or check. */
export interface ProofLine {
  kind: 'rego' | 'warranty' | 'history' | 'ppsr' | 'listed';
  text: string;
  /** Where it can be read or checked, in a new tab. */
  href?: string;
}

type ProofSite = Pick<PublicTenantConfig, 'legal' | 'site'>;

const dayMs = 86_400_000;
/** Whole days from one YYYY-MM-DD to another; NaN where either is none. */
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** "13 months of rego left"; in days within two months. The date itself is in the key information (VEH-090). */
function regoLeft(expiry: string | null, today: string): string | null {
  const days = expiry === null ? NaN : daysBetween(today, expiry);
  if (!(days > 0)) return null;
  return `${days < 61 ? counted(days, 'day') : counted(Math.floor(days / 30.44), 'month')} of rego left`;
}

/** "Listed 12 days ago"; null where no source says when. */
function listedAgo(createdAt: string, today: string, zone: string): string | null {
  const created = new Date(createdAt);
  if (Number.isNaN(created.getTime()) || created.getTime() === Date.parse(unknownListing)) return null;
  const days = daysBetween(dateInZone(created, zone).date, today);
  if (days < 0) return null;
  return days === 0 ? 'Listed today' : `Listed ${counted(days, 'day')} ago`;
}

/**
 * What stands behind a car, each line only where the car's data or the site's promises have it: registration left,
 * warranties (SHL-078), history report, a search of the PPSR for a used car with a VIN, days listed. How long a car has
 * been listed proves nothing by itself, so it never stands alone.
 */
export function proofLines(car: Car, { legal, site }: ProofSite, now: Date): ProofLine[] {
  const today = dateInZone(now, site.timezone).date;
  const rego = regoLeft(car.rego_expiry, today);
  const lines: ProofLine[] = [
    ...warrantyClaimsOf(car, legal.warrantyClaims).map((text) => ({ kind: 'warranty' as const, text })),
    ...(rego ? [{ kind: 'rego' as const, text: rego }] : []),
    ...(car.file ? [{ kind: 'history' as const, text: 'Read the history report', href: car.file.url }] : []),
    ...(car.car_type === 'used' && car.vin?.trim()
      ? [{ kind: 'ppsr' as const, text: 'Check the VIN on the PPSR', href: ppsrHref }]
      : []),
  ];
  const listed = listedAgo(car.created_at, today, site.timezone);
  return lines.length > 0 && listed ? [...lines, { kind: 'listed', text: listed }] : lines;
}
