import { useEffect, useState } from 'react';
import type { CallApi, CallOptions } from 'shared-contracts/api/endpoints';
import type { Car } from 'shared-contracts/entities/car';
import { usePlatform } from 'shared-contracts/react';
import { paths } from 'shared-contracts/routes';
import { usePathname } from 'shared-routing';
import { compilePattern } from 'shared-routing/match-path';

const matchVehicle = compilePattern(paths.vehicle);

type ChatCar = Pick<Car, 'id' | 'name'>;

async function carOf(
  api: CallApi,
  by: { id: number } | { slug: string },
  options: CallOptions,
): Promise<ChatCar | null> {
  if ('slug' in by) return api('getCar', { params: by }, options);
  const [car] = await api('listCars', { query: { filter: `id = ${by.id}`, limit: 1 } }, options);
  return car ?? null;
}

/**
 * The car a chat is about: the one it was opened for, else that of the page. Null for none, and until its name is known.
 *
 * @param carId of the car it was opened for
 */
export function useChatCar(carId: number | null): ChatCar | null {
  const { api } = usePlatform();
  const pathname = usePathname();
  const slug = matchVehicle(pathname)?.['slug'] ?? null;
  const [found, setFound] = useState<ChatCar | null>(null);
  useEffect(() => {
    const by = carId === null ? slug !== null && { slug } : { id: carId };
    setFound(null);
    if (!by) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    carOf(api, by, { signal }).then(
      (car) => signal.aborted || setFound(car),
      // A chat without the car's name is a chat all the same.
      () => undefined,
    );
    return () => controller.abort();
  }, [api, carId, slug]);
  return found;
}
