import type { PublicTenantConfig } from 'shared-contracts/site-config';

const daysText = (days: number): string => `within ${days} ${days === 1 ? 'day' : 'days'}`;

/** What a privacy policy promises someone who complains, from `legal.privacy` (SHL-079). */
export function complaintTimesText({
  acknowledgeDays,
  resolveDays,
  aimDays,
}: NonNullable<PublicTenantConfig['legal']['privacy']>): string {
  return (
    `We acknowledge a complaint ${daysText(acknowledgeDays)}. We resolve it, or give you access to your information, ` +
    `${daysText(resolveDays)}, and we aim to resolve every matter ${daysText(aimDays)}.`
  );
}
