import { valueAt } from '../problems';
import { readSample, sampleSlugs } from './dev/read-samples';

const configs = Object.fromEntries(sampleSlugs.map((slug) => [slug, readSample(slug).config]));

/** The column "Sample showing the variant" of the catalogue: site, key, value. */
const VARIANTS: [string, string, unknown][] = [
  ['harbour-motors', 'site.slug', 'harbour-motors'],
  ['harbour-motors', 'site.id', 7],
  ['harbour-motors', 'site.name', 'Harbour Motors'],
  ['harbour-motors', 'site.address', { city: 'Springwood', state: 'QLD' }],
  ['harbour-motors', 'site.finance_provider', 'secondLoan'],
  ['harbour-motors', 'finance.providers.secondLoan.rule', 2],
  ['harbour-motors', 'checkout.enabled', true],
  ['harbour-motors', 'leads.showRego', true],
  ['harbour-motors', 'leads.showOptIn', true],
  ['harbour-motors', 'leads.serviceOptions', ['Loan car', 'Pick-up']],
  ['harbour-motors', 'analytics.providers', ['api', 'dataLayer']],
  ['harbour-motors', 'chat.token', 'demo'],
  ['harbour-motors', 'chat.autobot', true],
  [
    'harbour-motors',
    'delivery.zones',
    [
      { name: 'Brisbane Metro', from: 4000, to: 4179, price: 150 },
      { name: 'Gold Coast', from: 4207, to: 4287, price: 220 },
      { name: 'Sydney Metro', from: 2000, to: 2234, price: 990 },
      { name: 'Melbourne Metro', from: 3000, to: 3207, price: 1290 },
    ],
  ],
  ['coastal-toyota', 'site.template', 'toyota'],
  ['coastal-toyota', 'site.manufacturer', 'toyota'],
  ['coastal-toyota', 'site.manufacturer_id', 1],
  ['coastal-toyota', 'site.garage_enabled', true],
  ['coastal-toyota', 'site.offers_subscription', true],
  ['coastal-toyota', 'site.xtime_url', 'https://x.example/book'],
  ['coastal-toyota', 'buttons.forceEnquire', true],
  ['coastal-toyota', 'stock.certifiedOnly', true],
  ['coastal-toyota', 'stock.soldLabel', 'Just Sold'],
  ['coastal-toyota', 'search.showMe.overLimit', 'cap'],
  ['coastal-toyota', 'search.facets.makePreset', ['Toyota']],
  ['coastal-toyota', 'card.saveControls', ['watchlist']],
  ['coastal-toyota', 'card.showViews', true],
  ['coastal-toyota', 'card.electricHybridTag', true],
  ['coastal-toyota', 'vehicle.spinner.defaultView', 'gallery'],
  ['coastal-toyota', 'finance.pagePath', '/apply-for-finance'],
  ['coastal-toyota', 'finance.providers.firstDrive.rule', 1],
  ['coastal-toyota', 'finance.providers.firstDrive.lender', 'toyotaDirect'],
  [
    'coastal-toyota',
    'finance.providers.firstDrive.calculator',
    { interestMin: 7.5, interestMax: 14.5, defaultTerm: 5 },
  ],
  ['coastal-toyota', 'finance.lenders.toyotaDirect.establishmentFee', 1360.5],
  ['coastal-toyota', 'finance.excludedLenders', ['oldLender']],
  ['coastal-toyota', 'finance.calculator.maxPercentOfPrice', 105],
  ['coastal-toyota', 'finance.calculator.depositFromLender', true],
  ['coastal-toyota', 'finance.calculator.roundUp', true],
  ['coastal-toyota', 'auth.garagePaths', ['/my-garage', '/my-toyota']],
  ['coastal-toyota', 'leads.terms.mode', 'required'],
  ['coastal-toyota', 'promos.positions', 9],
  ['coastal-toyota', 'legal.privacy', { acknowledgeDays: 7, resolveDays: 30, aimDays: 14 }],
  ['summit-subaru', 'site.override_city', 'Gold Coast'],
  ['summit-subaru', 'site.flags.onlinePurchase', true],
  ['summit-subaru', 'site.flags.personalisedFinance', true],
  ['summit-subaru', 'site.flags.youxQuote', true],
  ['summit-subaru', 'buttons.forceEnquire', true],
  ['summit-subaru', 'card.reserveButton', true],
  ['summit-subaru', 'card.runoutTagGreen', true],
  ['summit-subaru', 'card.favourites', { requirePrice: true, requireImages: true, usedOnly: true }],
  ['summit-subaru', 'vehicle.spinner.autoRotate', true],
  ['summit-subaru', 'vehicle.hideTestDriveWhenComingSoon', true],
  ['summit-subaru', 'checkout.enabled', true],
  ['summit-subaru', 'checkout.pathSegment', 'buy-online'],
  [
    'summit-subaru',
    'finance.providers.firstDrive.calculator',
    { interestMin: 5.99, interestMax: 15.99, defaultTerm: 5 },
  ],
  ['summit-subaru', 'finance.calculator.termList', [3, 5]],
  ['summit-subaru', 'finance.calculator.defaultAmountFromCarPrice', true],
  ['summit-subaru', 'finance.calculator.defaultRate', 7.99],
  ['summit-subaru', 'tradeIn.path', '/sell-my-car'],
  ['summit-subaru', 'gating', { checkout: true, financePage: true }],
  ['summit-subaru', 'leads.terms', { mode: 'required', errorVariant: 'short' }],
  ['summit-subaru', 'banners.announcement.id', 'a1'],
  ['summit-subaru', 'banners.popup.expiry', '2025-06-15T17:30:00+10:00'],
  ['summit-subaru', 'promos.positions', 8],
  ['summit-subaru', 'legal.warrantyClaims.newYearsByBrand', { subaru: 5 }],
  ['bigrig-trucks', 'site.plugins', ['xtime', 'youx']],
  ['bigrig-trucks', 'site.include_sold_cars_days', 10],
  ['bigrig-trucks', 'site.flags.enquiryMessageOptional', true],
  ['bigrig-trucks', 'buttons.card', ['enquire', 'view-details']],
  ['bigrig-trucks', 'stock.inStockStatuses', ['in_stock']],
  ['bigrig-trucks', 'stock.ageLimitYears', 10],
  ['bigrig-trucks', 'stock.usedOnly', true],
  ['bigrig-trucks', 'search.priceAscExcludesZero', true],
  ['bigrig-trucks', 'compare.enabled', false],
  ['bigrig-trucks', 'price.noPriceText', 'POA'],
  ['bigrig-trucks', 'finance.providers.fourthMonthly.rule', 4],
  ['bigrig-trucks', 'finance.calculator.variant', 'extended'],
  ['bigrig-trucks', 'finance.calculator.maxAmount', 250000],
  ['bigrig-trucks', 'finance.calculator.minAmount', 5000],
  ['bigrig-trucks', 'finance.calculator.interestMin', 4],
  ['bigrig-trucks', 'finance.calculator.interestMax', 20],
  ['bigrig-trucks', 'finance.calculator.defaultFrequency', 'monthly'],
  ['bigrig-trucks', 'tradeIn.enabled', false],
  ['bigrig-trucks', 'fuel.enabled', false],
  ['bigrig-trucks', 'locations.closedLabel', 'By appointment only'],
  ['bigrig-trucks', 'reviews.hidden', true],
  ['bigrig-trucks', 'models.salesCounter.enabled', false],
  ['bigrig-trucks', 'budget.frequency', 'monthly'],
  ['bigrig-trucks', 'budget.quickPicks', [300000, 400000, 500000, 600000, 700000, 800000]],
  ['outback-caravans', 'buttons.cardEnquiryLabel', 'Enquiry'],
  ['outback-caravans', 'phones.override', '1300 000 000'],
  ['outback-caravans', 'phones.startRevealed', true],
  ['outback-caravans', 'stock.inStockOnly', true],
  ['outback-caravans', 'search.layout', 'carousel'],
  ['outback-caravans', 'card.reserveButton', true],
  ['outback-caravans', 'checkout.enabled', true],
  ['outback-caravans', 'checkout.hideZeroAmount', true],
  ['outback-caravans', 'checkout.reserveAmountLabel', '$0'],
  ['outback-caravans', 'finance.providers.thirdPay.rule', 3],
  ['outback-caravans', 'finance.providers.thirdPay.calculator', { establishmentFee: 1300 }],
  ['outback-caravans', 'finance.calculator.termMax', 5],
  ['outback-caravans', 'finance.calculator.interestMin', 9.95],
  ['outback-caravans', 'finance.calculator.interestMax', 19.95],
  ['outback-caravans', 'leads.hideLabels', true],
  ['outback-caravans', 'leads.forms.quick-enquiry.messageOptional', true],
  ['outback-caravans', 'leads.terms.mode', 'optional'],
  ['outback-caravans', 'leads.successMode', 'loading'],
  ['outback-caravans', 'promos.positions', [5, 10]],
  ['outback-caravans', 'promos.randomise', true],
  ['outback-caravans', 'legal.warrantyClaims.mechanicalProtectionYears', 5],
  ['apex-group', 'site.kind', 'group'],
  ['apex-group', 'site.flags.onlinePaymentOpen', true],
  ['apex-group', 'site.flags.saveValuation', true],
  ['apex-group', 'site.dealership_websites.length', 5],
  ['apex-group', 'phones.strategy', 'carType'],
  ['apex-group', 'search.partsIndex', 'parts'],
  ['apex-group', 'search.clearFiltersPath', '/search'],
  ['apex-group', 'search.slider.useFacetMax', false],
  ['apex-group', 'search.bodyTypes.custom.length', 8],
  [
    'apex-group',
    'finance.providers.firstDrive.calculator',
    { interestMin: 1, interestMax: 14.5, defaultTerm: 5 },
  ],
  ['apex-group', 'finance.calculator.interestLocked', true],
  ['apex-group', 'delivery.enabled', false],
  ['apex-group', 'leads.showLocation', true],
  ['apex-group', 'leads.showDealership', true],
  ['apex-group', 'locations.order.0', 'head-office'],
  ['apex-group', 'header.hoverOpen', true],
  ['apex-group', 'header.megaMenu', { enabled: true, navItem: 'Models' }],
  ['apex-group', 'group.brands.car.length', 12],
  ['apex-group', 'banners.emergency.enabled', true],
  ['apex-group', 'promos.positions', [5, 10, 15, 20, 25, 30]],
  ['apex-group', 'legal.warrantyClaims.newYearsByBrand.kia', 7],
  ['apex-group', 'images', { cdnBase: '/images', quality: 75, loaderQuality: { thumbnail: 75 } }],
];

test.each(VARIANTS)('%s shows the variant %s', (slug, key, expected) => {
  expect(valueAt(configs[slug], key.split('.'))).toEqual(expected);
});

test.each([
  [
    'apex-group',
    ['/twg-cars', '/twg-rental', '/twg-tyres', '/neotek', '/4x4-outdoor', '/finance-and-insurance'],
  ],
  ['harbour-motors', ['/pages/electric-vehicles', '/roadside-assist', '/owner-benefits']],
  ['coastal-toyota', ['/eofy', '/pages/eofy-suv']],
])('%s has the pages of the catalogue', (slug, paths) => {
  expect(Object.keys(configs[slug]?.pages ?? {})).toEqual(expect.arrayContaining(paths));
});

test('disclaimers and lists hold the words the catalogue gives', () => {
  expect(configs['harbour-motors']?.vehicle.disclaimer).toContain('5-year secured loan of $30,000');
  expect(configs['harbour-motors']?.finance.disclaimer.text).toContain('5-year secured loan of $30,000');
  expect(configs['harbour-motors']?.vehicle.faq).toHaveLength(3);
  expect(configs['coastal-toyota']?.vehicle.disclaimer).toHaveProperty(
    'used',
    expect.stringContaining('$30,000 over 5 years'),
  );
  expect(configs['coastal-toyota']?.models.whyChooseUs).toHaveLength(3);
  expect(configs['summit-subaru']?.finance.fees.map(({ amount }) => amount)).toEqual([395, 6, 8, 912.25]);
  expect(configs['outback-caravans']?.site.search_filters).toContain('item_type');
  expect(configs['apex-group']?.stock.baseFilter).toMatch(/^make IN \["Audi", /);
});

test('[SRC-015] a sample site that sells several conditions begins its filters with them', () => {
  const several = Object.values(configs).filter(({ stock }) => !stock.usedOnly);
  expect(several.length).toBeGreaterThan(3);
  for (const { site } of several)
    expect([site.slug, site.search_filters[0]]).toEqual([site.slug, 'car_type']);
});

test('[SRC-053] sample sites say of a listing that it is just in, not that the car is new', () => {
  for (const { site, card } of Object.values(configs)) {
    expect([site.slug, card.newTagLabel]).toEqual([site.slug, 'Just in']);
  }
});
