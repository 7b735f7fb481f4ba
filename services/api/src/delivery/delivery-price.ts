import { ApiFailure } from 'shared-contracts/errors';
import { deliveryPostcodeError } from 'shared-rules/delivery-postcode';
import type { Operations } from '../http/operation';

/** Prices of bringing a car to a postcode, by the site's own table: the first zone that fits counts (API-018, D-18). */
export const deliveryOperations = (): Pick<Operations, 'deliveryPrice'> => ({
  deliveryPrice({ query }, { config }) {
    const problem = deliveryPostcodeError(query.postcode);
    if (problem !== null) throw new ApiFailure('invalid_fields', problem, { fields: { postcode: problem } });
    const postcode = Number(query.postcode.trim());
    const { enabled, zones } = config.delivery;
    const zone = enabled ? zones.find(({ from, to }) => postcode >= from && postcode <= to) : undefined;
    if (!zone) throw new ApiFailure('not_found', 'There is no delivery price for this postcode.');
    return Promise.resolve({ body: { name: zone.name, price: zone.price } });
  },
});
