import type { Answers } from './answers';
import { kindTexts } from './kinds';

const paragraph = (...texts: string[]): string => texts.map((text) => `<p>${text}</p>`).join('');

function privacyPolicy({ name, email, kind }: Answers, updated: string) {
  const { one, ride } = kindTexts[kind];
  const mail = `<a href="mailto:${email}">${email}</a>`;
  return {
    title: 'Privacy policy',
    description: `What ${name} collects, why, and how you can see or correct it.`,
    blocks: [
      {
        type: 'legal',
        updated,
        sections: [
          {
            title: 'In short',
            html: paragraph(
              `${name} handles personal information under the Privacy Act 1988 and the Australian Privacy Principles. We collect what we need to help you, we do not sell it, and you can ask to see or correct it at any time.`,
            ),
          },
          {
            title: 'What we collect',
            html: `<ul><li>Your name, phone number, email address and postcode when you send us an enquiry.</li><li>The ${one} you asked about, and the pages you visited on this site before you asked.</li><li>Registration and vehicle details when you ask for a valuation or book a service.</li></ul>`,
          },
          {
            title: 'How we use it',
            html: paragraph(
              `To answer you, arrange a ${ride}, prepare quotes and service your ${one}. With your consent we also send offers. Use the opt-out link in any email and we stop.`,
            ),
          },
          {
            title: 'Who we share it with',
            html: paragraph(
              'The manufacturer for warranty and recall purposes, financiers and insurers when you apply through us, and the companies that host our systems. Some of them store data outside Australia and must protect it as we do.',
            ),
          },
          {
            title: 'Cookies and this website',
            html: paragraph(
              `This site remembers each ${one} you save and your recent searches on your own device. You can clear them in your browser. We count visits to see which pages help.`,
            ),
          },
          {
            title: 'Access, correction and complaints',
            html: paragraph(
              `Write to ${mail} to see or correct what we hold about you, or to complain about how we handled it.`,
            ),
            complaintTimes: true,
          },
          {
            title: 'If you are not satisfied',
            html: paragraph(
              'You can take a complaint to the Office of the Australian Information Commissioner at <a href="https://www.oaic.gov.au">oaic.gov.au</a>.',
            ),
          },
        ],
      },
    ],
  };
}

function terms({ name, abn, licence, kind }: Answers, updated: string) {
  const { one } = kindTexts[kind];
  return {
    title: 'Terms and conditions',
    description: `Terms for using the ${name} website.`,
    blocks: [
      {
        type: 'legal',
        updated,
        sections: [
          {
            title: 'Using this website',
            html: paragraph(
              `This website is run by ${name}, ABN ${abn}, dealer licence ${licence}. By using it you agree to these terms.`,
            ),
          },
          {
            title: 'Listings',
            html: paragraph(
              `We take care to describe every ${one} correctly, but a listing can contain errors and may be sold before the page is updated. Please check features and kilometres with us before you rely on them.`,
            ),
          },
          {
            title: 'Your rights',
            html: paragraph('Nothing on this site limits your rights under the Australian Consumer Law.'),
          },
        ],
      },
    ],
  };
}

/** The pages of a new site by path, as `pages.json` holds them. `updated` is the day of its legal texts. */
export function sitePages(answers: Answers, updated: string): Record<string, unknown> {
  const { name, kind, address } = answers;
  const { one, many, ride, workshop, extras } = kindTexts[kind];
  return {
    '/finance': {
      title: 'Finance',
      description: `Finance for your next ${one} from ${name}.`,
      blocks: [
        {
          type: 'rich-text',
          html: paragraph(
            `Know what you can spend before you choose. Send us a few details and we’ll talk you through your options, with no obligation.`,
          ),
        },
        {
          type: 'faq',
          items: [
            {
              question: 'What do I need to apply?',
              answer: 'Your driver’s licence and recent payslips or, if you’re self-employed, your ABN.',
            },
            { question: 'Can I include extras?', answer: extras },
            {
              question: `Can I trade in my ${one}?`,
              answer: 'Yes. We take what it’s worth off the price, and can pay out what’s still owing.',
            },
          ],
        },
      ],
    },
    '/trade-in': {
      title: `Sell or trade your ${one}`,
      description: `Sell your ${one} to ${name}, or trade it in.`,
      blocks: [
        {
          type: 'rich-text',
          html: paragraph(
            `Tell us about your ${one} and we’ll come back with an offer. Trade it in or sell it to us outright.`,
          ),
        },
      ],
    },
    '/special-offers': {
      title: 'Offers',
      description: `Offers on ${many} at ${name} in ${address.city}.`,
      blocks: [
        { type: 'offers' },
        { type: 'vehicles', title: 'Best value right now', query: 'status=in_stock&sortBy=price:asc' },
      ],
    },
    '/service': {
      title: 'Service',
      description: `Book a service at the ${name} workshop in ${address.city}.`,
      blocks: [
        {
          type: 'hero',
          eyebrow: `${address.city} workshop`,
          title: 'Looked after by people who know it',
          text: `Book your ${one} in online. We’ll confirm the time, and call you before we do anything extra.`,
          image: '/site/hero.svg',
          alt: '',
          actions: [{ label: 'Book a service', href: '#service-booking' }],
        },
        { type: 'cards', title: 'What we do', items: workshop },
        {
          type: 'steps',
          title: 'How it works',
          items: [
            { title: 'Book', text: 'Choose a day that suits you.' },
            { title: 'Drop it off', text: 'We go over the job with you at the counter.' },
            { title: 'Pick it up', text: 'With a plain list of what we did and what can wait.' },
          ],
        },
        {
          type: 'form',
          category: 'Service Enquiry',
          title: 'Book a service',
          id: 'service-booking',
          aside: {
            title: 'Good to have handy',
            text: `Your registration, the kilometres and anything you’ve noticed.`,
            points: ['We confirm your booking', 'No extra work without your OK'],
          },
        },
      ],
    },
    '/about-us': {
      title: 'About us',
      description: `${name} in ${address.city}, ${address.state}.`,
      blocks: [
        {
          type: 'hero',
          eyebrow: `${address.city}, ${address.state}`,
          title: `Your local ${one} people`,
          text: `${name} sells, services and buys ${many} in ${address.city}. Come in for a chat or a ${ride}.`,
          image: '/site/hero.svg',
          alt: '',
          actions: [
            { label: `See our ${many}`, href: '/search' },
            { label: 'Contact us', href: '/contact' },
          ],
        },
        {
          type: 'cards',
          title: 'What to expect',
          items: [
            { title: 'Clear prices', text: 'The price you see is the price you pay.' },
            { title: 'Straight answers', text: `We tell you what we know about every ${one}, good and bad.` },
            { title: 'Help afterwards', text: 'Servicing, parts and advice after the sale.' },
          ],
        },
        { type: 'map', title: 'Find us' },
        {
          type: 'cta',
          title: 'Ready for a closer look?',
          text: `Book a ${ride} and we’ll have it ready for you.`,
          link: { label: 'Get in touch', href: '/contact' },
        },
      ],
    },
    '/privacy-policy': privacyPolicy(answers, updated),
    '/terms-and-conditions': terms(answers, updated),
  };
}
