import type { Car } from 'shared-contracts/entities/car';
import { hrefs, paths } from 'shared-contracts/routes';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { carTypeLabels } from 'shared-rules/search/filter-labels';
import { sentenceCase, stockNouns } from 'shared-rules/stock-noun';
import type { Breadcrumb } from 'shared-ui/breadcrumbs';

/**
 * Home, condition, make, model and the car itself, which is not linked (VEH-008). A car whose source names no model has
 * none here.
 */
export const breadcrumbsOf = (car: Car, site: PublicTenantConfig): Breadcrumb[] => [
  { label: 'Home', href: paths.home },
  {
    label: `${carTypeLabels[car.car_type]} ${sentenceCase(stockNouns(site))}`,
    href: hrefs.condition(car.car_type),
  },
  { label: car.make, href: hrefs.make(car.make) },
  ...(car.model ? [{ label: car.model, href: hrefs.makeModel(car.make, car.model) }] : []),
  { label: car.name, href: hrefs.vehicle(car.slug) },
];
