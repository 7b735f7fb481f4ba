import type { SearchState } from 'shared-contracts/entities/search';
import type { LoadServices } from 'shared-contracts/remote/remote-module';
import { findNearby } from '../distance/find-nearby';
import type { Nearby } from '../distance/nearby';
import { applyReading } from '../plain-language/apply-reading';
import { readWords } from '../plain-language/understood-href';
import { appliedFilters } from '../results-page/applied-filters';
import { findRelaxations, type Candidate, type Relaxation } from './relaxations';

/** Words that found nothing, as the filters they may stand for. */
async function understoodWay(
  state: SearchState,
  services: Pick<LoadServices, 'site' | 'api' | 'search' | 'signal' | 'now'>,
  nearby: Nearby | null,
): Promise<Candidate[]> {
  const reading = state.query === '' ? null : await readWords(state.query, services);
  if (!reading) return [];
  const understood = applyReading(state, reading);
  const chips = appliedFilters(understood).map(({ label }) => label);
  return [
    {
      label: `for ${chips.join(', ')}`,
      state: understood,
      nearby: await findNearby(understood.near, services, nearby),
    },
  ];
}

/** The nearest searches that do find cars, for one that finds none. */
export const relaxSearch = async (
  state: SearchState,
  services: Pick<LoadServices, 'site' | 'api' | 'search' | 'signal' | 'now'>,
  nearby: Nearby | null,
): Promise<Relaxation[]> =>
  findRelaxations(services, state, nearby, await understoodWay(state, services, nearby));
