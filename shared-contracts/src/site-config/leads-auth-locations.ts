import * as z from 'zod/mini';
import { formTypes } from '../entities/lead';
import { isoDate, key, numberFrom, path, slug, text, uniqueList, wholeNumber } from './fields';
import { leadFormKey, type LeadFormKey } from './lead-form-key';

const flag = (value: boolean, meaning: string) => key(z._default(z.boolean(), value), meaning);

/** Headings per sign-in type (requirement SHL-027). An unknown type shows "Sign in". */
export const DEFAULT_SIGN_IN_COPY = {
  watchlist: 'Sign in to keep your watchlist',
  'trade-in': 'Sign in to value your car',
  checkout: 'Sign in to reserve or buy this car',
  finance: 'Sign in to continue with finance',
  'spin-to-win': 'Sign in to spin the wheel',
  'online-payment': 'Sign in to pay online',
  'car-finance': 'Sign in for your personal rate',
  'my-garage': 'Sign in to open your garage',
} as const;

/** Types of sign-in a gate can ask for. */
export type SignInType = keyof typeof DEFAULT_SIGN_IN_COPY;

/** `gating.*` */
export const gatingSchema = z.strictObject({
  checkout: flag(false, 'Checkout needs sign-in.'),
  financePage: flag(false, 'The finance page needs sign-in.'),
});

const copy = (type: SignInType) =>
  key(z._default(text(), DEFAULT_SIGN_IN_COPY[type]), `Heading for ${type}.`);

/** `auth.*` */
export const authSchema = z.strictObject({
  garagePaths: key(
    z._default(uniqueList(path()).check(z.minLength(1)), ['/my-garage']),
    'Paths of My Garage.',
  ),
  copy: z.prefault(
    z.strictObject({
      watchlist: copy('watchlist'),
      'trade-in': copy('trade-in'),
      checkout: copy('checkout'),
      finance: copy('finance'),
      'spin-to-win': copy('spin-to-win'),
      'online-payment': copy('online-payment'),
      'car-finance': copy('car-finance'),
      'my-garage': copy('my-garage'),
    }),
    {},
  ),
});

/** Categories of a general enquiry (requirement LEA-010). */
export const DEFAULT_LEAD_CATEGORIES = [
  'General Enquiry', 'Sales Enquiry', 'Service Enquiry', 'Parts Enquiry', 'Finance Enquiry', 'Careers Enquiry',
]; // prettier-ignore

/** Consent and opt-out notice on every form (requirement LEA-019). */
export const DEFAULT_CONSENT_NOTICE =
  'By submitting this form you consent to future communications from us. You can opt out at any time by replying ' +
  'STOP to a text message or by using the opt-out link in our emails.';

/** What shoppers ask most about a car in stock; the first stands in the form at once. */
const DEFAULT_QUESTIONS = [
  'Is this still available?',
  'What’s your best price?',
  'Can you send me a video?',
  'Can I see it this weekend?',
];

/** Forms whose message is optional whatever the site says (sections 93.1 and 93.3). */
const ALWAYS_OPTIONAL: readonly LeadFormKey[] = ['book-test-drive', 'photo-request'];

const messageOptional = (form: LeadFormKey) =>
  ALWAYS_OPTIONAL.includes(form)
    ? z._default(z.literal(true, { error: 'is always true for this form' }), true)
    : z._default(z.boolean(), false);

const formSchema = (form: LeadFormKey) =>
  z.prefault(
    z.strictObject({ messageOptional: key(messageOptional(form), `The message of ${form} is optional.`) }),
    {},
  );

const formShape = Object.fromEntries(
  formTypes.map(leadFormKey).map((form) => [form, formSchema(form)]),
) as Record<LeadFormKey, ReturnType<typeof formSchema>>; // one entry per form type

/** `leads.*` */
export const leadsSchema = z.strictObject({
  hideLabels: flag(false, 'Labels are visually hidden.'),
  showLocation: flag(false, 'Location select.'),
  showDealership: flag(false, 'Dealership select.'),
  showRego: flag(false, 'Rego field.'),
  showOptIn: flag(false, 'Opt-in checkbox.'),
  categories: key(
    z._default(uniqueList(text()).check(z.minLength(1)), DEFAULT_LEAD_CATEGORIES),
    'Category select of general enquiries.',
  ),
  forms: z.prefault(z.strictObject(formShape), {}),
  terms: z.prefault(
    z.strictObject({
      mode: key(z._default(z.enum(['hidden', 'optional', 'required']), 'hidden'), 'Terms checkbox.'),
      errorVariant: key(z._default(z.enum(['long', 'short']), 'long'), 'Error text of the terms checkbox.'),
    }),
    {},
  ),
  consentNotice: key(z._default(text(), DEFAULT_CONSENT_NOTICE), 'Notice on every form.'),
  successMode: key(z._default(z.enum(['redirect', 'loading']), 'redirect'), 'What happens after success.'),
  photoRequest: z.prefault(
    z.strictObject({
      presetText: key(
        z._default(text(), 'Please send me more photos of this vehicle.'),
        'Hidden text of the photo request.',
      ),
    }),
    {},
  ),
  questions: key(
    z._default(uniqueList(text()), DEFAULT_QUESTIONS),
    'Own key. Questions offered in an enquiry about a car in stock; the first one is written already.',
  ),
  serviceOptions: key(z._default(uniqueList(text()), []), 'Choices of additional services.'),
});

/** Fields of the wheel, at most: more cannot be read. */
const mostPrizes = 12;

const prizeSchema = () =>
  z.strictObject({
    name: key(text(), 'What is won, as it stands on the wheel.'),
    weight: key(
      wholeNumber(1, 1_000_000),
      'Chance among the weights of all: 1 of 20 in all is one in twenty.',
    ),
    wins: key(z._default(z.boolean(), true), 'Off for a field that wins nothing.'),
  });

/** `spinToWin.*`: read by the server only, which draws (D-41). */
export const spinToWinSchema = z
  .strictObject({
    prizes: key(
      z._default(z.array(prizeSchema()).check(z.maxLength(mostPrizes)), []),
      'Own key. Fields of the wheel with their chances; none: no draw is on.',
    ),
    terms: key(
      z._default(z.string(), ''),
      'Own key. Terms of the draw: who may take part, how prizes are claimed.',
    ),
    endsOn: key(z._default(z.nullable(isoDate()), null), 'Own key. Last day of the draw; null: no end.'),
  })
  .check(
    z.refine(({ prizes, terms }) => prizes.length === 0 || /\S/.test(terms), {
      path: ['terms'],
      error: 'must not be empty where there are prizes',
    }),
    z.refine(({ prizes }) => prizes.length !== 1, {
      path: ['prizes'],
      error: 'a wheel needs two fields or more',
    }),
    z.refine(({ prizes }) => new Set(prizes.map(({ name }) => name)).size === prizes.length, {
      path: ['prizes'],
      error: 'must not repeat a name',
    }),
  );

/** `onlinePayment.*` */
export const onlinePaymentSchema = z.strictObject({
  processor: key(
    z._default(z.nullable(text()), null),
    'Own key. Payment processor that takes payments of invoices; null: they are paid by phone.',
  ),
});

/** `locations.*` */
export const locationsSchema = z.strictObject({
  order: key(z._default(z.nullable(uniqueList(slug())), null), 'Location slugs in order; null: by name.'),
  carouselAbove: key(z._default(wholeNumber(0, 1000), 3), 'Carousel when there are more locations.'),
  closedLabel: key(z._default(z.enum(['Closed', 'By appointment only']), 'Closed'), 'Text of a closed day.'),
  holidayModal: flag(true, 'Holiday hours link.'),
});

/** `reviews.*` */
export const reviewsSchema = z.strictObject({
  minAverage: key(z._default(numberFrom(0, 5), 4), 'Reviews need a higher average.'),
  hidden: flag(false, 'Hide reviews.'),
  limit: key(z._default(wholeNumber(1, 100), 12), 'Reviews listed.'),
});
