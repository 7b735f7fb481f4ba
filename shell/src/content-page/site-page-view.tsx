import type { ReactNode } from 'react';
import { catalogue } from './catalogue';
import { ContentPageView } from './content-page-view';
import type { SitePageData } from './content-route';

/** Whatever stands at an address that the site's content decides. */
export function SitePageView({ data }: { data: SitePageData }): ReactNode {
  return 'kind' in data ? <catalogue.Component data={data} /> : <ContentPageView data={data} />;
}
