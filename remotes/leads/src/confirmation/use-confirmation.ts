import { useDeferred, usePlatform } from 'shared-contracts/react';
import type { SuccessCategory } from 'shared-contracts/entities/lead';
import type { StoredValue } from 'shared-contracts/storage';
import { loadConfirmation, type Confirmation } from './load-confirmation';

/** What a lead was about, once it is known; undefined until then, null where no lead is known. */
export function useConfirmation(
  lead: StoredValue<'sent-lead'>,
  category: SuccessCategory | null,
): Confirmation | null | undefined {
  const { api, site } = usePlatform();
  const state = useDeferred(`sent-lead:${JSON.stringify([lead, category])}`, async (signal) =>
    lead ? loadConfirmation(lead, category, { api, site, signal }) : null,
  );
  // What was loaded for no lead says nothing about one that is known since.
  if (!lead) return null;
  return state.kind === 'ready' ? (state.value ?? undefined) : undefined;
}
