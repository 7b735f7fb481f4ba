import type { SpinState } from 'shared-contracts/entities/spin';
import { imageUrl } from 'shared-contracts/images';
import { defineRoute, type AnyRoute } from 'shared-contracts/remote/remote-module';
import { hrefs, paths } from 'shared-contracts/routes';
import { loadEnquiry, type EnquiryData } from './enquiry-page/load-enquiry';
import { enquiryPage, spinPage, successPage, testDrivePage } from './lazy';
import type { TestDriveData } from './test-drive-page/load-test-drive';

/** Answers the posts of a page's form. Only the server runs it, so the browser's first file goes without its code. */
const leadAction: NonNullable<AnyRoute['action']> = async (context) => {
  const { enquiryAction } = await import(
    /* webpackChunkName: 'form-action' */ './enquiry-page/enquiry-action'
  );
  return enquiryAction(context);
};

const enquiryRoute = defineRoute<EnquiryData>({
  id: 'leads.enquire',
  pattern: paths.enquire,
  gate: 'none',
  // Every visitor gets a key of their own.
  cache: 'private',
  load: enquiryPage.withChunk(loadEnquiry),
  action: leadAction,
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

const testDriveRoute = defineRoute<TestDriveData>({
  id: 'leads.testDrive',
  pattern: paths.bookTestDrive,
  gate: 'none',
  // Every visitor gets a key of their own.
  cache: 'private',
  load: testDrivePage.withChunk(async (context) => {
    const { loadTestDrive } = await import(
      /* webpackChunkName: 'form' */ './test-drive-page/load-test-drive'
    );
    return loadTestDrive(context);
  }),
  action: leadAction,
  Component: testDrivePage.Component,
  meta: ({ car }, { site }) => ({
    title: `${car ? `Test drive the ${car.name}` : 'Book a test drive'} | ${site.site.name}`,
    description: `Pick a day and a time for a test drive at ${site.site.name}.`,
    canonical: car ? hrefs.bookTestDrive({ carId: car.id }) : paths.bookTestDrive,
    image: car ? imageUrl(site.images, car.primary_image_url, { width: 1200 }) : null,
    noindex: car !== null,
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

/** The wheel: a form with a result that the server decides, so it is here among the forms (SHL-024, D-41). */
const spinRoute = defineRoute<SpinState>({
  id: 'leads.spin',
  pattern: paths.spinToWin,
  gate: 'signed-in',
  signInType: 'spin-to-win',
  cache: 'private',
  load: spinPage.withChunk(async (context) =>
    (await import(/* webpackChunkName: 'spin' */ './spin-page/load-spin')).loadSpin(context),
  ),
  action: async (context) =>
    (await import(/* webpackChunkName: 'form-action' */ './spin-page/spin-action')).spinAction(context),
  Component: spinPage.Component,
  meta: (_data, { site }) => ({
    title: `Spin to win | ${site.site.name}`,
    description: `One spin for each mobile number at ${site.site.name}.`,
    canonical: paths.spinToWin,
    noindex: true,
  }),
});

/** The pages of forms, the success page and the wheel. */
export const routes: AnyRoute[] = [enquiryRoute, testDriveRoute, successRoute, spinRoute];
