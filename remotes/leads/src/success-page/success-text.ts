import type { SuccessCategory } from 'shared-contracts/entities/lead';

/** The success page's text about one kind of lead. */
export interface SuccessText {
  title: string;
  text: string;
  steps: string[];
}

/** Without a stored category (LEA-035). */
export const genericText: SuccessText = {
  title: 'Thank you',
  text: 'We have received your message.',
  steps: ['Someone at the dealership reads it.', 'You hear from us during opening hours.'],
};

const answer = 'You get an answer by phone, text or email during opening hours.';
const noObligation = 'Nothing is booked or charged until you say so.';

/** Thank-you text of each success category (LEA-035, D-54). */
export const successTexts: Record<SuccessCategory, SuccessText> = {
  enquiry: {
    title: 'Thank you for your enquiry',
    text: 'Your question is with the dealership.',
    steps: ['Someone at the dealership reads your question.', answer, noObligation],
  },
  'test-drive': {
    title: 'Thank you for your test drive request',
    text: 'Your request is with the dealership.',
    steps: [
      'We check that the car is ready for you.',
      'You hear from us to agree on a time.',
      'Bring your driver licence, and whoever should have a say.',
    ],
  },
  'photo-request': {
    title: 'Thank you, your photos are on the way',
    text: 'We have your photo request.',
    steps: ['Someone walks out to the car with a camera.', 'You get the photos by text or email.'],
  },
  finance: {
    title: 'Thank you for your finance enquiry',
    text: 'Your enquiry is with our finance team.',
    steps: [
      'A finance specialist looks at what you asked.',
      answer,
      'A first check leaves your credit file alone.',
    ],
  },
  'trade-in': {
    title: 'Thank you for offering us your car',
    text: 'We have your car’s details.',
    steps: ['We look at your car’s details.', 'You get our valuation by phone, text or email.', noObligation],
  },
  service: {
    title: 'Thank you for your service request',
    text: 'Your request is with our service team.',
    steps: ['We check the workshop’s calendar.', 'You hear from us to agree on a day.'],
  },
  careers: {
    title: 'Thank you for your application',
    text: 'We are glad that you would like to work with us.',
    steps: ['The hiring manager reads it.', 'You hear from us either way.'],
  },
  reservation: {
    title: 'Thank you, your car is reserved',
    text: 'We have taken the car off the market for you.',
    steps: ['You get a confirmation by email.', 'We call you to agree on the next step.'],
  },
};
