import type { LeadFormValues, LeadRequest } from '../entities/lead';

/** Values of an enquiry that every site accepts. */
export const makeLeadValues = (overrides: Partial<LeadFormValues> = {}): LeadFormValues => ({
  name: 'Ada',
  last_name: 'Lovelace',
  postcode: '4000',
  phone: '0412345678',
  email: 'ada@example.com',
  message: 'Is it still available?',
  ...overrides,
});

/** The body of a lead call that is accepted. */
export const makeLeadRequest = (overrides: Partial<LeadRequest> = {}): LeadRequest => ({
  values: makeLeadValues(),
  category: 'Sales Enquiry',
  subcategory: null,
  url: 'https://harbour.example/cars/a',
  source: 'Website',
  user_agent: 'test',
  car_id: null,
  car_dealership_id: null,
  lead_attributes: { visited_pages: ['/'], linked_query_params: {} },
  ...overrides,
});
