import { publicSite } from 'harness/testing';
import type { CallApi } from 'shared-contracts/api/endpoints';
import type { PublicTenantConfig } from 'shared-contracts/site-config';

/** A service that has not answered yet: the calculator asks for a car's disclaimer. */
export const silentApi: CallApi = () => new Promise(() => undefined);

/** A site whose provider has one lender, `toyotaDirect`; null for a site without finance. */
export const financeSite = (provider: { rule: number } | null): PublicTenantConfig =>
  publicSite(
    provider
      ? {
          site: { finance_provider: 'firstDrive' },
          finance: { providers: { firstDrive: { rule: provider.rule, lender: 'toyotaDirect' } } },
        }
      : {},
  );

/** A site with that provider, by rule 2, and other settings of the calculator and of finance. */
export const calculatorSite = (
  calculator: Record<string, unknown> = {},
  finance: Record<string, unknown> = {},
): PublicTenantConfig =>
  publicSite({
    site: { finance_provider: 'firstDrive' },
    finance: { providers: { firstDrive: { rule: 2, lender: 'toyotaDirect' } }, calculator, ...finance },
  });
