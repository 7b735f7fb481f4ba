import { makeLeadValues, makeSite } from 'shared-contracts/testing';
import { dealershipSchema } from 'shared-contracts/site-config/content';
import type { LeadRecord } from '../lead-delivery/lead-record';
import type { SiteBundle } from '../sites/site-bundle';
import { makeDealership } from './test-platform';

/** The car of `makeLeadRecord`. */
export const leadVehicle = {
  id: 7, slug: '2021-toyota-rav4-7', year: 2021, make: 'Toyota', model: 'RAV4', badge: 'GX', carType: 'used', status: 'in_stock',
  stockNumber: 'S7', vin: 'VIN7', price: 35_990, km: 45_000, colour: 'White',
} as const; // prettier-ignore

/** A stored lead about a car of `Alpha Yard` in Springwood, Queensland. */
export const makeLeadRecord = (changes: Partial<LeadRecord> = {}): LeadRecord => ({
  id: 12,
  site: 'alpha',
  formType: 'enquiry',
  category: 'Sales Enquiry',
  subcategory: null,
  source: 'Website',
  url: 'https://alpha.example/cars/x',
  values: makeLeadValues(),
  facts: { dealership: { id: 1, slug: 'alpha-yard', name: 'Alpha Yard' }, vehicle: leadVehicle },
  attributes: { visited_pages: ['/'], linked_query_params: {} },
  createdAt: '2026-11-20T02:00:00Z',
  dealership: dealershipSchema.parse(makeDealership({ id: 1, slug: 'alpha-yard' })),
  isTimeOpen: false,
  location: null,
  picture: null,
  tradeIn: null,
  ...changes,
});

/** What a mail says of the site of `makeLeadRecord`. */
export const makeMailSite = (): SiteBundle =>
  ({
    slug: 'alpha',
    config: makeSite({
      site: { name: 'Alpha Motors', url: 'https://alpha.example', timezone: 'Australia/Brisbane' },
      theme: { colours: { primary: '#0b4f9c' } },
    }),
  }) as SiteBundle; // mails use nothing else
