import type { CarCard } from 'shared-contracts/entities/car-card';
import { formatKms } from './money';

/** A new car has been driven as far as this at most; one that its source calls new with more says so. */
const mostOfNew = 500;

/** How far a car was driven, "45,000 kms"; null where that is unknown, and for the few kilometres of a new car. */
export const statedKms = ({ km, car_type }: Pick<CarCard, 'km' | 'car_type'>): string | null =>
  km === null || (car_type === 'new' && km <= mostOfNew) ? null : formatKms(km);
