import type { ActionContext, ActionResult } from 'shared-contracts/remote/remote-module';
import { yearInZone } from 'shared-rules/zoned-time';
import { carFormKindField, formError, readCarForm, unknownRegoText, type Errors } from './car-form';
import { tradeInQuery } from './load-trade-in';
import { resultOf, saveValuation } from './valuation-calls';

/** The page with the valuation, and with the car that the shopper wants. */
function pageWith(id: string, url: URL): string {
  const query = new URLSearchParams(url.search);
  query.set(tradeInQuery.valuation, id);
  return `${url.pathname}?${query.toString()}`;
}

/**
 * Answers the form of a browser without JavaScript: with the page that shows the valuation, or with the form and what is
 * wrong with it.
 */
export async function tradeInAction({ site, api, url, fields, key }: ActionContext): Promise<ActionResult> {
  const thisYear = yearInZone(new Date(), site.site.timezone);
  const refuse = (status: number, errors: Errors): ActionResult => ({
    kind: 'form',
    status,
    form: { values: fields, errors: errors as Record<string, string>, key }, // no value of it is undefined
  });
  const form = readCarForm(fields[carFormKindField] === 'by-hand' ? 'by-hand' : 'rego', fields, thisYear);
  if (form.kind === 'wrong') return refuse(422, form.errors);
  const wanted = Number(url.searchParams.get(tradeInQuery.car) ?? '');
  const about = Number.isSafeInteger(wanted) && wanted > 0 ? { car_id: wanted } : {};
  const result = await resultOf(api('valueTradeIn', { body: { ...form.body, ...about } }));
  switch (result.kind) {
    case 'refused':
      return refuse(422, result.errors);
    case 'failed':
      return refuse(result.status, { [formError]: result.message });
    case 'valued': {
      const { valuation } = result;
      if (site.site.flags.saveValuation) await saveValuation(api, valuation);
      if (valuation.reason === 'unknown_rego') return refuse(422, { rego: unknownRegoText });
      return { kind: 'redirect', location: pageWith(valuation.id, url) };
    }
  }
}
