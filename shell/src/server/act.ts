import { ApiFailure } from 'shared-contracts/errors';
import type { ActionResult } from 'shared-contracts/remote/remote-module';
import type { ActionInput } from 'shared-contracts/remote/shell-server';
import { findRoute } from '../routing/load-route';
import { matchOf } from './composition-routes';
import { moduleOf } from './page-outcome';

/** Answers a form that was posted to a page, by the action of the page's route; null when it has none (D-22). */
export async function act(input: ActionInput): Promise<ActionResult | null> {
  const { site, api, url, fields, key, page } = input;
  const { owned, params } = matchOf(input, url.pathname);
  const module = moduleOf(input, owned.owner);
  if (!module) throw new ApiFailure('unavailable', `The server bundle of ${owned.owner} is not available.`);
  const { action } = findRoute(module, owned.route.id);
  return action ? action({ site, api, url, params, fields, key, page }) : null;
}
