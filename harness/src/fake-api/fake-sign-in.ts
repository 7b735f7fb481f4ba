import type { ApiInput, ApiOutput } from 'shared-contracts/api/endpoints';
import type { Car } from 'shared-contracts/entities/car';
import { toCarCard } from 'shared-contracts/entities/car-card';
import type { Valuation } from 'shared-contracts/entities/trade-in';
import { ApiFailure } from 'shared-contracts/errors';
import { isAustralianMobile, normalisePhone } from 'shared-rules/phone';

/** The code that the fake "sends" to every phone. */
export const fakeCode = '123456';
const resendAfterS = 30;

const refused = (field: string, message: string): ApiFailure =>
  new ApiFailure('invalid_fields', message, { fields: { [field]: message } });

/**
 * Sign-in and watchlist of one visitor, in memory: whoever enters the fake's code is signed in until signing out
 * (API-013 to API-016, API-035, API-042).
 *
 * @param cars cars that can be saved
 * @param valuations what the visitor had valued
 */
export function fakeSignIn(cars: readonly Car[], valuations: () => Valuation[]) {
  let requested: string | null = null;
  let signedIn: string | null = null;
  const saved = new Map<string, number[]>();

  const me = () => ({ id: signedIn === null ? null : `fake-${signedIn}`, phone: signedIn });
  const savedBy = (phone: string) => saved.get(phone) ?? [];
  /** The signed-in phone, which must be the one that a change names (D-15). */
  const ownerOf = (named?: string): string => {
    if (signedIn === null) throw new ApiFailure('unauthorised', 'Please sign in to use your watchlist.');
    if (named !== undefined && normalisePhone(named) !== signedIn)
      throw new ApiFailure('forbidden', 'This watchlist belongs to another phone number.');
    return signedIn;
  };
  function getWatchlist(): ApiOutput<'getWatchlist'> {
    const ids = savedBy(ownerOf());
    return {
      items: ids.map((id) => ({ id })),
      cars: ids.flatMap((id) => cars.filter((car) => car.id === id)).map(toCarCard),
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
      signedIn = requested;
      requested = null;
      return me();
    },
    getMe: me,
    signOut(): ApiOutput<'signOut'> {
      signedIn = null;
      return me();
    },
    getWatchlist,
    getMyGarage: (): ApiOutput<'getMyGarage'> => ({ ...getWatchlist(), valuations: valuations() }),
    saveCar({ body }: ApiInput<'saveCar'>): ApiOutput<'saveCar'> {
      const owner = ownerOf(body?.phone_number);
      const car = cars.find(({ id }) => id === body?.car_id);
      if (!car) throw new ApiFailure('not_found', 'This vehicle is no longer listed.');
      saved.set(owner, [car.id, ...savedBy(owner).filter((id) => id !== car.id)]);
      return { success: true };
    },
    removeCar({ body }: ApiInput<'removeCar'>): ApiOutput<'removeCar'> {
      const owner = ownerOf(body?.phone_number);
      saved.set(
        owner,
        savedBy(owner).filter((id) => id !== body?.car_id),
      );
      return { success: true };
    },
  };
}
