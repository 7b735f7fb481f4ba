/** Analytics events by name (CON-028, D-30). The numbers appear nowhere else. */
export const analyticsIds = {
  usedView: 4,
  financeEnquiryForm: 9,
  enquiryUsed: 14,
  enquiryOther: 15,
  testDriveUsed: 17,
  offerAccepted: 18,
  phoneClick: 25,
  firstCalculatorChange: 26,
  save: 39,
  testDriveOther: 48,
  searchPageView: 49,
  careers: 51,
  historyReport: 60,
  print: 61,
} as const;
export type AnalyticsId = (typeof analyticsIds)[keyof typeof analyticsIds];
/** Whether a value is the number of an analytics event. */
export const isAnalyticsId = (value: unknown): value is AnalyticsId =>
  Object.values(analyticsIds).some((known) => known === value);
