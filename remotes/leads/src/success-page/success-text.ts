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
  steps: ['Our team reads your message.', 'We reply during opening hours.'],
};

const answer = 'We reply by phone, text or email during opening hours.';
const noObligation = 'Nothing is booked or charged until you say so.';

/** Thank-you text of each success category (LEA-035, D-54); the page names who has the lead where that is known. */
export const successTexts: Record<SuccessCategory, SuccessText> = {
  enquiry: {
    title: 'Thank you for your enquiry',
    text: 'Our team has your enquiry.',
    steps: ['Our team reads your question.', answer, noObligation],
  },
  'test-drive': {
    title: 'Thank you for your test drive request',
    text: 'Our team has your request.',
    steps: [
      'We make sure it is ready for you.',
      'We confirm the time by phone, text or email.',
      'Bring your driver licence, and anyone who should have a say.',
    ],
  },
  'photo-request': {
    title: 'Thank you, your photos are on the way',
    text: 'We have your photo request.',
    steps: ['We’ll take the photos for you.', 'We send them by text or email.'],
  },
  finance: {
    title: 'Thank you for your finance enquiry',
    text: 'Our finance team has your enquiry.',
    steps: [
      'A finance specialist looks at your enquiry.',
      answer,
      'A first check leaves your credit file alone.',
    ],
  },
  'trade-in': {
    title: 'Thank you for offering us your car',
    text: 'We have your car’s details.',
    steps: ['We look at your car’s details.', 'We send our valuation by phone, text or email.', noObligation],
  },
  service: {
    title: 'Thank you for your service request',
    text: 'Our service team has your request.',
    steps: ['We check the workshop’s calendar.', 'We call you to arrange a day.'],
  },
  careers: {
    title: 'Thank you for your application',
    text: 'We are glad that you would like to work with us.',
    steps: ['The hiring manager reads it.', 'We’ll be in touch either way.'],
  },
  reservation: {
    title: 'Thank you for your reservation',
    text: 'We have taken it off the market for you.',
    steps: ['We email you a confirmation.', 'We call you to arrange the next step.'],
  },
};
