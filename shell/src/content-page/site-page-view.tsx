import type { ReactNode } from 'react';
import { catalogue } from './catalogue';
import { contentView } from './content-view';
import type { SitePageData } from './load-site-page';

/** Whatever stands at an address that the site's content decides. */
export function SitePageView({ data }: { data: SitePageData }): ReactNode {
  return 'kind' in data ? <catalogue.Component data={data} /> : <contentView.Component data={data} />;
}
