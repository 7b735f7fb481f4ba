import type { ReactNode } from 'react';
import { BrandPage } from '../brands/brand-page';
import { BrandsPage } from '../brands/brands-page';
import { ModelPage } from '../models/model-page';
import { RangePage } from '../models/range-page';
import type { CatalogueData } from './load-catalogue';

/** A page of the range or of the brands, whichever the address leads to. */
export function CatalogueView({ data }: { data: CatalogueData }): ReactNode {
  const { page, ...rest } = data;
  switch (page.kind) {
    case 'models':
      return <RangePage page={page} body={rest.body} locations={rest.locations} sales={rest.sales} />;
    case 'model':
      return <ModelPage page={page} />;
    case 'brands':
      return <BrandsPage page={page} />;
    case 'brand':
      return <BrandPage page={page} />;
  }
}
