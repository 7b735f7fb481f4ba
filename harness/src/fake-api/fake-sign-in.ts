import type { ApiInput, ApiOutput } from 'shared-contracts/api/endpoints';
import type { Car } from 'shared-contracts/entities/car';
import { toCarCard } from 'shared-contracts/entities/car-card';
import type { SavedSearch } from 'shared-contracts/entities/saved-search-schema';
import type { Appointment, SavedCar, ShopperReservation } from 'shared-contracts/entities/shopper';
import type { Valuation } from 'shared-contracts/entities/trade-in';
import { ApiFailure } from 'shared-contracts/errors';
import { isAustralianMobile, normalisePhone } from 'shared-rules/phone';
import { payablePrice } from 'shared-rules/price';
import { toFavouriteEntry } from 'shared-rules/save-controls';

/** The code that the fake "sends" to every phone. */
export const fakeCode = '123456';
const resendAfterS = 30;
/** When everything was saved. */
const savedAt = '2026-06-01T00:00:00Z';

const refused = (field: string, message: string): ApiFailure =>
  new ApiFailure('invalid_fields', message, { fields: { [field]: message } });

/** What the fake API knows of its one visitor. */
export interface FakeVisitor {
  /** Phone of the session; null without one. */
  phone: string | null;
  /** Ids of saved cars, newest first. */
  saved: number[];
  /** What saved cars were when they were saved, where that is not what they are. */
  savedAs?: readonly (Pick<SavedCar, 'id'> & Partial<SavedCar>)[];
  /** Saved cars that are listed no longer. */
  withdrawn?: readonly number[];
  appointments?: readonly Appointment[];
  reservations?: readonly ShopperReservation[];
  savedSearches?: readonly SavedSearch[];
  /** Valuations from before; those that the fake makes come before them. */
  valuations: Valuation[];
}

/**
 * Sign-in and watchlist of one visitor, in memory: the fake's code signs in until signing out (API-013 to API-016,
 * API-035, API-042).
 *
 * @param cars cars that can be saved
 * @param visitor changed by the calls, and read at each of them
 * @param valued what the visitor had valued since
 */
export function fakeSignIn(cars: readonly Car[], visitor: FakeVisitor, valued: () => Valuation[]) {
  let requested: string | null = null;

  const me = () => ({ id: visitor.phone === null ? null : 'visitor-1', phone: visitor.phone });
  /** A change must name the phone of the session (D-15). */
  const requireSession = (phone?: string): void => {
    if (visitor.phone === null) throw new ApiFailure('unauthorised', 'Please sign in to use your watchlist.');
    if (phone !== undefined && normalisePhone(phone) !== visitor.phone)
      throw new ApiFailure('forbidden', 'This watchlist belongs to another phone number.');
  };
  function getWatchlist(): ApiOutput<'getWatchlist'> {
    requireSession();
    const { withdrawn = [], savedAs = [] } = visitor;
    const found = visitor.saved.flatMap((id) => cars.filter((car) => car.id === id));
    return {
      items: found.map(({ id }) => ({ id })),
      cars: found.filter(({ id }) => !withdrawn.includes(id)).map(toCarCard),
      saved: found.map((car) => ({
        id: car.id,
        saved_at: savedAt,
        price: payablePrice(car),
        status: car.status,
        reserved: car.reserved,
        ...savedAs.find(({ id }) => id === car.id),
      })),
      unlisted: found.filter(({ id }) => withdrawn.includes(id)).map(toFavouriteEntry),
    };
  }
  return {
    requestCode({ body }: ApiInput<'requestCode'>): ApiOutput<'requestCode'> {
      if (!isAustralianMobile(body?.phone ?? ''))
        throw refused('phone', 'Enter an Australian mobile number, such as 0412 345 678.');
      requested = normalisePhone(body?.phone ?? '');
      return { sent: true, resend_after: resendAfterS };
    },
    verifyCode({ body }: ApiInput<'verifyCode'>): ApiOutput<'verifyCode'> {
      if (requested === null || normalisePhone(body?.phone ?? '') !== requested)
        throw refused('code', 'This code has expired. Request a new one.');
      if (body?.code !== fakeCode) throw refused('code', 'Incorrect code. Please try again.');
      visitor.phone = requested;
      requested = null;
      return me();
    },
    getMe: me,
    signOut(): ApiOutput<'signOut'> {
      visitor.phone = null;
      return me();
    },
    getWatchlist,
    getMyGarage: (): ApiOutput<'getMyGarage'> => ({
      ...getWatchlist(),
      valuations: [...valued(), ...visitor.valuations],
      savedSearches: [...(visitor.savedSearches ?? [])],
      appointments: [...(visitor.appointments ?? [])],
      reservations: [...(visitor.reservations ?? [])],
    }),
    saveCar({ body }: ApiInput<'saveCar'>): ApiOutput<'saveCar'> {
      requireSession(body?.phone_number);
      const car = cars.find(({ id }) => id === body?.car_id);
      if (!car) throw new ApiFailure('not_found', 'This vehicle is no longer listed.');
      visitor.saved = [car.id, ...visitor.saved.filter((id) => id !== car.id)];
      return { success: true };
    },
    removeCar({ body }: ApiInput<'removeCar'>): ApiOutput<'removeCar'> {
      requireSession(body?.phone_number);
      visitor.saved = visitor.saved.filter((id) => id !== body?.car_id);
      return { success: true };
    },
  };
}
