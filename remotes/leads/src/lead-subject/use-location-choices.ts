import { useDeferred, usePlatform } from 'shared-contracts/react';
import {
  asksForLocation,
  loadLocationChoices,
  noLocationChoices,
  type LocationChoices,
} from './location-choices';

/** Choices of the selects; null while they are on their way. A failure leaves what the car itself says. */
export function useLocationChoices(form: Parameters<typeof asksForLocation>[1]): LocationChoices | null {
  const { site, api } = usePlatform();
  const state = useDeferred('places', (signal) => loadLocationChoices({ site, api, signal }, form));
  if (!asksForLocation(site, form)) return noLocationChoices;
  if (state.kind === 'loading') return null;
  return state.kind === 'ready' ? state.value : noLocationChoices;
}
