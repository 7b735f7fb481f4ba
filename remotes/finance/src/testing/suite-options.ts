const quoted = [
  '/finance-enquiry?preferredDealership=harbour-springwood&vehiclePriceBudget=30000&car_id=1',
  '/apply-for-finance?car_id=2026-toyota-rav4-1',
  '/personalised/finance?car_id=1',
];

/** What the shared suite visits: each route of the remote, on the sample data of the harness. */
export const suiteOptions = {
  pages: ['/finance', ...quoted, '/trade-in', '/sell-your-car', '/sell-my-car', '/cars/trade-in?car_id=1'],
  missing: ['/personalised/finance?car_id=999'],
  failureLogs: Object.fromEntries([...quoted, 'finance.quote'].map((where) => [where, /finance quote/])),
  site: {
    site: { finance_provider: 'firstDrive', flags: { youxQuote: true } },
    finance: { providers: { firstDrive: { rule: 2, lender: 'toyotaDirect' } } },
  },
};
