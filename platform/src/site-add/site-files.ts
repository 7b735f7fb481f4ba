import type { Answers } from './answers';
import { mix, readableBrandColour } from './brand-colour';
import { kindTexts } from './kinds';
import { sitePictures } from './pictures';
import { sitePages } from './site-pages';

/** Numbers that no other site uses. */
export interface NewIds {
  site: number;
  dealership: number;
  location: number;
}

const link = (label: string, href: string) => ({ label, href });

function siteConfig(answers: Answers, id: number) {
  const { slug, name, kind, hosts, phone, abn, licence, address } = answers;
  const { one, many, headline, intro, bodyTypes, theme } = kindTexts[kind];
  const stock = many.charAt(0).toUpperCase() + many.slice(1);
  const brand = readableBrandColour(answers.colour);
  const about = [
    link('About us', '/about-us'),
    link('Find us', '/dealer-locator'),
    link('Contact', '/contact'),
  ];
  return {
    $schema: '../site.schema.json',
    site: {
      slug,
      id,
      name,
      url: `https://${hosts[0] ?? ''}`,
      hosts,
      logo: '/site/logo.svg',
      address: { city: address.city, state: address.state },
      dealerships: [slug],
      phones: { site: phone },
      search_filters: ['car_type', 'make', 'model', 'price', 'km', 'year', 'body', 'transmission'],
      navigation: [
        link('Home', '/'),
        {
          ...link(stock, '/search'),
          children: [
            link(`All ${many}`, '/search'),
            link('New', '/search/new-cars'),
            link('Used', '/search/used-cars'),
          ],
        },
        link('Offers', '/special-offers'),
        link('Service', '/service'),
        link('Finance', '/finance'),
        { ...link('About', '/about-us'), children: about },
      ],
    },
    theme: {
      colours: {
        primary: brand,
        secondary: mix(brand, '#12151b', 0.88),
        background: '#ffffff',
        text: '#2b3038',
        ink: '#14171c',
        tint: mix(brand, '#f5f5f4', 0.95),
      },
      ...theme,
    },
    home: {
      eyebrow: `${address.city}, ${address.state}`,
      headline,
      intro,
      slides: [{ id: 1, name: headline, description: intro, url: '/search', image: '/site/hero.svg' }],
      sections: ['stock', 'tiles', 'locations'],
      stockTitle: 'Just arrived',
      ...(bodyTypes ? { bodyTypes } : {}),
    },
    stock: { noun: one },
    footer: {
      groups: [
        {
          title: 'Buying',
          links: [
            link(`All ${many}`, '/search'),
            link('Offers', '/special-offers'),
            link('Finance', '/finance'),
            link(`Sell your ${one}`, '/trade-in'),
          ],
        },
        { title: 'Owning', links: [link('Book a service', '/service#service-booking')] },
        {
          title: name,
          links: [
            ...about,
            link('Privacy policy', '/privacy-policy'),
            link('Terms and conditions', '/terms-and-conditions'),
          ],
        },
      ],
    },
    banners: {
      featureTiles: [
        { ...link('Latest offers', '/special-offers'), image: '/site/tile-offers.svg' },
        { ...link('Book a service', '/service#service-booking'), image: '/site/tile-service.svg' },
        { ...link(`Sell your ${one}`, '/trade-in'), image: '/site/tile-sell.svg' },
      ],
    },
    vehicle: {
      disclaimer: `${name}, ABN ${abn}, dealer licence ${licence}. Please check features and kilometres with us before you buy.`,
    },
    // Two years; the dealer may choose another time.
    privacy: { retentionDays: 730 },
  };
}

function dealership({ slug, name, email, phone, address }: Answers, ids: NewIds) {
  return {
    id: ids.dealership,
    slug,
    name,
    group: slug,
    website_id: ids.site,
    lead_email: email,
    phone,
    manufacturers: [],
    address,
  };
}

function locations({ slug, phone, licence, address, hours }: Answers, ids: NewIds) {
  const shared = {
    visible: true,
    dealership_id: ids.dealership,
    dealership_slug: slug,
    manufacturers: [],
    motor_vehicle_repairer: null,
    image: null,
    address: { ...address, lat: null, long: null, place_id: null, place_url: null, map_key: null },
    contact_detail: { phone, landline_phone: null, opening_hours: hours },
    reviews: null,
    average_rating: null,
    review_count: null,
  };
  const sales = {
    id: ids.location,
    name: address.city,
    slug: `${slug}-sales`,
    location_type: 'sales',
    primary: true,
    dealer_license_number: licence,
    ...shared,
  };
  const service = {
    id: ids.location + 1,
    name: `${address.city} Service`,
    slug: `${slug}-service`,
    location_type: 'service',
    primary: false,
    dealer_license_number: null,
    ...shared,
  };
  return { locations: [sales, service], special_hours: [] };
}

/** Every file of a new site by name, ready to be written. `today` dates its legal texts. */
export function siteFiles(answers: Answers, ids: NewIds, today: Date): Record<string, string> {
  const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  const updated = today.toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric' });
  const hasDarkHeader = kindTexts[answers.kind].theme['header'] === 'dark';
  return {
    'site.json': json(siteConfig(answers, ids.site)),
    'dealerships.json': json([dealership(answers, ids)]),
    'locations.json': json(locations(answers, ids)),
    'pages.json': json(sitePages(answers, updated)),
    'brands.json': json([]),
    'models.json': json([]),
    'offers.json': json([]),
    ...sitePictures(answers.name, answers.kind, {
      brand: readableBrandColour(answers.colour),
      onBrand: '#ffffff',
      name: hasDarkHeader ? '#ffffff' : '#14171c',
    }),
  };
}
