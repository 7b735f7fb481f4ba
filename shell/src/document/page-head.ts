import type { HeroImage, PageMeta } from 'shared-contracts/remote/remote-module';

/** Head of a page in the form both the server and the browser write it. */
export interface PageHead {
  meta: PageMeta;
  jsonLd: object[];
  heroImage: HeroImage | null;
}
