import { makeCar } from 'shared-contracts/testing';

/** Three cars that can be distinguished by their names. */
export const testCars = [
  makeCar({ id: 7, slug: 'rav4', name: '2021 Toyota RAV4' }),
  makeCar({
    id: 8,
    slug: 'cx5',
    name: '2022 Mazda CX-5',
    make: 'Mazda',
    model: 'CX-5',
    year: 2022,
    seats: 5,
  }),
  makeCar({ id: 9, slug: 'carnival', name: '2020 Kia Carnival', make: 'Kia', model: 'Carnival', seats: 8 }),
];
