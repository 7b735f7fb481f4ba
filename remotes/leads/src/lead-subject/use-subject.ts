import { useCallback, useEffect, useRef, useState } from 'react';
import { usePlatform } from 'shared-contracts/react';
import { toLeadCar, type LeadCar } from './lead-car';

/** Milliseconds that a form waits for the car it is about; the server knows it by its id anyway. */
const carTimeoutMs = 4_000;

/** What a lead is about. */
export interface Subject {
  /** Id of the car, or null for a general enquiry. */
  carId: number | null;
  /** The car, once it is known. */
  car: LeadCar | null;
  /** Nothing more will become known. */
  isSettled: boolean;
  /** Waits until the car is known, or is known not to be found. Never rejects. */
  whenKnown: () => Promise<LeadCar | null>;
}

/** A subject that needs no looking up. */
export const knownSubject = (car: LeadCar | null): Subject => ({
  carId: car?.id ?? null,
  car,
  isSettled: true,
  whenKnown: () => Promise.resolve(car),
});

/** Looks up the car of an id while the form is already open: an event carries no more than the id. */
export function useSubject(carId: number | null): Subject {
  const { api } = usePlatform();
  const [found, setFound] = useState<{ carId: number | null; car: LeadCar | null } | null>(null);
  const pending = useRef<Promise<LeadCar | null>>(Promise.resolve(null));
  useEffect(() => {
    const controller = new AbortController();
    const lookUp = async (): Promise<LeadCar | null> => {
      if (carId === null) return null;
      try {
        const [car] = await api(
          'listCars',
          { query: { filter: `id = ${carId}`, limit: 1 } },
          { signal: controller.signal, timeoutMs: carTimeoutMs },
        );
        return car ? toLeadCar(car) : null;
      } catch {
        // The lead goes out with the id alone; the server adds the car's facts (API-024).
        return null;
      }
    };
    pending.current = lookUp();
    void pending.current.then((car) => controller.signal.aborted || setFound({ carId, car }));
    return () => controller.abort();
  }, [api, carId]);
  const whenKnown = useCallback(() => pending.current, []);
  const isSettled = carId === null || found?.carId === carId;
  return { carId, car: isSettled ? (found?.car ?? null) : null, isSettled, whenKnown };
}
