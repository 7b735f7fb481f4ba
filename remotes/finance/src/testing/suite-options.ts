/** What the shared suite visits: each route of the remote, on the sample data of the harness. */
export const suiteOptions = {
  pages: [],
  failureLogs: { 'finance.quote': /finance quote/ },
  site: {
    site: { finance_provider: 'firstDrive', flags: { youxQuote: true } },
    finance: { providers: { firstDrive: { rule: 2, lender: 'toyotaDirect' } } },
  },
};
