import { hrefs } from 'shared-contracts/routes';

interface Named {
  make: string;
  name: string;
}

const inStock = ['in_stock'];

/** Cars of a model in stock. */
export const modelStockHref = ({ make, name }: Named): string =>
  hrefs.search({ filters: { status: inStock } }, hrefs.makeModel(make, name));

/** New and demonstrator cars of one grade of a model in stock, however they write it. */
export const variantHref = ({ make, name }: Named, badges: string[]): string =>
  hrefs.search(
    { filters: { status: inStock, badge: badges, car_type: ['new', 'demo'] } },
    hrefs.makeModel(make, name),
  );

/** Cars of a make in stock. */
export const makeStockHref = (make: string): string =>
  hrefs.search({ filters: { status: inStock } }, hrefs.make(make));
