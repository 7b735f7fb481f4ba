import type { ApiInput, ApiOutput, CallOptions } from 'shared-contracts/api/endpoints';
import type { Car } from 'shared-contracts/entities/car';
import { ApiFailure } from 'shared-contracts/errors';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { deliveryPostcodeError } from 'shared-rules/delivery-postcode';
import { payablePrice } from 'shared-rules/price';
import { canReserve } from 'shared-rules/reserve';
import { addDays } from 'shared-rules/zoned-time';

/** Days of the fake with free times, and those times; Brisbane has no daylight saving. */
const slotDays = 14;
const slotTimes = ['10:00', '10:30', '11:00', '14:00'] as const;
const slotOffset = '+10:00';
/** The first of those days unless the caller names one. */
const firstDay = '2026-12-02';

const slotMinutes = 30;
/** Reference of a reservation that the fake knows from the start, of a car that is not shown. */
export const fakeReservation = 'R-FAKE-0';

/** Share of its price by which the market's range reaches to either side. */
const marketSpread = 0.15;

function slotsOfDay(date: string) {
  return slotTimes.map((time) => {
    const [hour, minute] = time.split(':').map(Number) as [number, number]; // the times above
    const end = minute + slotMinutes;
    const endTime = `${String(hour + Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`;
    return {
      start: `${date}T${time}:00${slotOffset}`,
      end: `${date}T${endTime}:00${slotOffset}`,
    };
  });
}

/**
 * What the vehicle page asks besides the car, in memory: market gauge, delivery, appointments, reveals, reservations.
 *
 * @param cars cars that are shown; a reserved one becomes so for every later call
 */
export function fakeVehicleCalls(cars: readonly Car[], { checkout, delivery }: PublicTenantConfig) {
  const carOf = (fits: (car: Car) => boolean): Car => {
    const car = cars.find(fits);
    if (!car) throw new ApiFailure('not_found', 'This vehicle is no longer listed.');
    return car;
  };
  const made = new Map<string, ApiOutput<'reserveCar'>>();
  /** Ids of cars by reference; one is reserved from the start. */
  const reserved = new Map([[fakeReservation, 0]]);

  return {
    carGauge({ params }: ApiInput<'carGauge'>): ApiOutput<'carGauge'> {
      const car = carOf(({ slug }) => slug === params?.slug);
      const price = payablePrice(car);
      const market = car.autograb_data?.state_average_market_price ?? null;
      if (market === null || price === null) return undefined;
      const [low, high] = [market * (1 - marketSpread), market * (1 + marketSpread)];
      return {
        fill: (high - price) / (high - low),
        listing_price: price,
        market_range_min: low,
        market_range_max: high,
        confidence: 0.9,
        description: 'Compared with the average asking price of similar cars.',
      };
    },
    deliveryPrice({ query }: ApiInput<'deliveryPrice'>): ApiOutput<'deliveryPrice'> {
      const problem = deliveryPostcodeError(query?.postcode ?? '');
      if (problem !== null) {
        throw new ApiFailure('invalid_fields', problem, { fields: { postcode: problem } });
      }
      const postcode = Number(query?.postcode);
      const zone = delivery.zones.find(({ from, to }) => postcode >= from && postcode <= to);
      if (!zone) throw new ApiFailure('not_found', 'There is no delivery price for this postcode.');
      return { name: zone.name, price: zone.price };
    },
    listAppointments({ query }: ApiInput<'listAppointments'>): ApiOutput<'listAppointments'> {
      const from = query?.from ?? firstDay;
      const to = query?.to ?? addDays(from, slotDays - 1);
      const days = Array.from({ length: slotDays }, (_, index) => addDays(from, index));
      return { slots: days.filter((day) => day <= to).flatMap(slotsOfDay) };
    },
    revealPhone: (): ApiOutput<'revealPhone'> => ({ recorded: true }),
    /** Tokens as those of the sandbox processor: `sandbox-decline-…` is declined, all others are taken. */
    reserveCar({ body }: ApiInput<'reserveCar'>, { idempotencyKey }: CallOptions): ApiOutput<'reserveCar'> {
      if (!idempotencyKey) throw new ApiFailure('bad_request', 'The header idempotency-key is missing.');
      const known = made.get(idempotencyKey);
      if (known) return known;
      const car = carOf(({ id }) => id === body?.car_id);
      if (!canReserve(car, checkout)) {
        throw new ApiFailure('conflict', 'This vehicle is no longer available to reserve.');
      }
      if (body?.payment_token.startsWith('sandbox-decline-')) {
        const message = 'Your payment was declined. Please try another card.';
        throw new ApiFailure('invalid_fields', message, { fields: { payment_token: message } });
      }
      car.reserved = true;
      const answer = { reservation_id: `fake-${car.id}`, reference: `R-FAKE-${car.id}` };
      made.set(idempotencyKey, answer);
      reserved.set(answer.reference, car.id);
      return answer;
    },
    getReservation({ params }: ApiInput<'getReservation'>): ApiOutput<'getReservation'> {
      const carId = reserved.get(params?.reference ?? '');
      if (carId === undefined)
        throw new ApiFailure('not_found', 'There is no reservation with this reference.');
      return { car_id: carId, state: 'reserved' };
    },
  };
}
