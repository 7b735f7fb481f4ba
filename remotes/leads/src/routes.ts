import { imageUrl } from 'shared-contracts/images';
import { defineRoute, type AnyRoute } from 'shared-contracts/remote/remote-module';
import { hrefs, paths } from 'shared-contracts/routes';
import { loadEnquiry, type EnquiryData } from './enquiry-page/load-enquiry';
import { enquiryPage, successPage } from './lazy';

const enquiryRoute = defineRoute<EnquiryData>({
  id: 'leads.enquire',
  pattern: paths.enquire,
  gate: 'none',
  // Every visitor gets a key of their own.
  cache: 'private',
  load: enquiryPage.withChunk(loadEnquiry),
  // Only the server runs it, so the browser's first file goes without its code.
  action: async (context) => {
    const { enquiryAction } = await import(
      /* webpackChunkName: 'form-action' */ './enquiry-page/enquiry-action'
    );
    return enquiryAction(context);
  },
  Component: enquiryPage.Component,
  meta: ({ car }, { site }) => ({
    title: `${car ? `Enquire about the ${car.name}` : 'Enquire'} | ${site.site.name}`,
    description: car
      ? `Ask ${site.site.name} a question about the ${car.name}.`
      : `Ask ${site.site.name} a question. We answer by phone or email.`,
    canonical: car ? hrefs.enquire({ carSlug: car.slug }) : paths.enquire,
    image: car ? imageUrl(site.images, car.primary_image_url, { width: 1200 }) : null,
    noindex: true,
  }),
});

/** A sent form leads here (LEA-024, LEA-035). Only the browser knows which form was sent. */
const successRoute = defineRoute<null>({
  id: 'leads.success',
  pattern: paths.success,
  gate: 'none',
  cache: 'shared',
  load: successPage.withChunk(() => Promise.resolve(null)),
  Component: successPage.Component,
  meta: (_data, { site }) => ({
    title: `Thank you | ${site.site.name}`,
    description: `${site.site.name} has received your message.`,
    canonical: paths.success,
    noindex: true,
  }),
});

/** The enquiry page and the success page. */
export const routes: AnyRoute[] = [enquiryRoute, successRoute];
