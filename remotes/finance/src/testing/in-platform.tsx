import { useState, type ReactNode } from 'react';
import type { CallApi } from 'shared-contracts/api/endpoints';
import { createEventBus, type EventBus } from 'shared-contracts/events/bus';
import { PlatformProvider } from 'shared-contracts/react';
import { toPublicConfig, type PublicTenantConfig } from 'shared-contracts/site-config';
import { makeSite } from 'shared-contracts/testing';

const refuse = () => Promise.reject(new Error('This part searches nothing.'));
/** A service that has not answered yet. */
const silent: CallApi = () => new Promise(() => undefined);
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

/** A site with that provider, by rule 2, and other settings of the calculator and of finance. */
export const calculatorSite = (
  calculator: Record<string, unknown> = {},
  finance: Record<string, unknown> = {},
): PublicTenantConfig =>
  toPublicConfig(
    makeSite({
      site: { finance_provider: 'firstDrive' },
      finance: { providers: { firstDrive: { rule: 2, lender: 'toyotaDirect' } }, calculator, ...finance },
    }),
  );

/** A page's platform on a fixed day in 2026, with the bus a test may listen on. */
export function openPlatform(
  site: PublicTenantConfig,
  api: CallApi = silent,
): {
  Platform: (props: { children: ReactNode }) => ReactNode;
  events: EventBus;
} {
  const events = createEventBus((problem) => {
    throw new Error(problem.message);
  }, Date.now);
  const platform = { site, api, search: refuse, now, events };
  return {
    events,
    Platform: ({ children }) => <PlatformProvider value={platform}>{children}</PlatformProvider>,
  };
}

/** Renders a slot the way a page does. */
export function InPlatform({ site, children }: { site: PublicTenantConfig; children: ReactNode }): ReactNode {
  const [{ Platform }] = useState(() => openPlatform(site));
  return <Platform>{children}</Platform>;
}
