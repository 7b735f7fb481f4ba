import type { ReactNode } from 'react';
import { createEventBus } from 'shared-contracts/events/bus';
import { PlatformProvider } from 'shared-contracts/react';
import { toPublicConfig, type PublicTenantConfig } from 'shared-contracts/site-config';
import { makeSite } from 'shared-contracts/testing';

const refuse = () => Promise.reject(new Error('This part makes no calls.'));
const now = () => new Date('2026-06-01T00:00:00Z');

/** A site whose provider has one lender, `toyotaDirect`; null for a site without finance. */
export const financeSite = (provider: { rule: number } | null): PublicTenantConfig =>
  toPublicConfig(
    makeSite(
      provider
        ? {
            site: { finance_provider: 'firstDrive' },
            finance: { providers: { firstDrive: { rule: provider.rule, lender: 'toyotaDirect' } } },
          }
        : {},
    ),
  );

/** Renders a slot the way a page does, on a fixed day in 2026. */
export function InPlatform({ site, children }: { site: PublicTenantConfig; children: ReactNode }): ReactNode {
  const events = createEventBus((problem) => {
    throw new Error(problem.message);
  }, Date.now);
  return (
    <PlatformProvider value={{ site, api: refuse, search: refuse, now, events }}>{children}</PlatformProvider>
  );
}
