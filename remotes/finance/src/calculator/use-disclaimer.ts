import { useDeferred, usePlatform } from 'shared-contracts/react';

/**
 * The finance disclaimer of a car: the text that the service has for it; until it is there, or where it fails, the
 * lender's, else the site's (FIN-030).
 *
 * @param lenderText the lender entry's own text
 */
export function useDisclaimer(carId: number, lenderText: string | null): string {
  const { api, site } = usePlatform();
  const fetched = useDeferred(String(carId), (signal) =>
    api('financeDisclaimer', { params: { slug: String(carId) } }, { signal }),
  );
  if (fetched.kind === 'ready') return fetched.value.disclaimer;
  return lenderText ?? site.finance.disclaimer.text;
}
