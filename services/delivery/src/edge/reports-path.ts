/** Where browsers report what the policy of a page kept from running. */
export const reportsPath = '/csp-reports';

/** Headers and directives that name it: `report-uri` is for browsers without the Reporting API. */
export const reportingHeader = { 'reporting-endpoints': `csp="${reportsPath}"` };
export const reportingDirectives = ['report-to csp', `report-uri ${reportsPath}`];
