import { lazyComponent } from 'shared-ui/lazy-component';

/** In the file of the shell's own pages: few visits need it. */
export const notFoundPage = lazyComponent(
  async () => (await import(/* webpackChunkName: 'pages' */ './not-found-page')).NotFoundPage,
);
