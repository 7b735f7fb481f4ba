import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { openStorage, sessionStore } from 'shared-contracts/storage';
import type { LoanInputs } from 'shared-rules/finance/calculator-rules';

/** Cars whose loans are kept, the latest. */
const maxLoans = 20;

const storageOf = ({ site }: PublicTenantConfig) => openStorage(site.slug, sessionStore());

/** The loan a shopper has worked out for a car in this visit; undefined where the calculator was not changed. */
export const keptLoan = (site: PublicTenantConfig, carId: number): LoanInputs | undefined =>
  storageOf(site)
    .read('loans')
    .find((loan) => loan.car_id === carId);

/** Forgets what was typed for a car. */
export function forgetLoan(site: PublicTenantConfig, carId: number): void {
  const storage = storageOf(site);
  storage.write(
    'loans',
    storage.read('loans').filter(({ car_id }) => car_id !== carId),
  );
}

/** Keeps what was typed for the visit. */
export function keepLoan(site: PublicTenantConfig, carId: number, loan: LoanInputs): void {
  const storage = storageOf(site);
  const others = storage.read('loans').filter(({ car_id }) => car_id !== carId);
  storage.write('loans', [...others.slice(1 - maxLoans), { car_id: carId, ...loan }]);
}
