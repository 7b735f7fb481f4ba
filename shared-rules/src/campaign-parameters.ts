/** Query parameters that say which advertisement led to a page. */
const campaignParameter = /^(?:utm_\w{1,40}|gclid|fbclid|msclkid)$/;

/** The campaign parameters of an address, as a lead carries them (LEA-029). */
export const campaignParameters = ({ searchParams }: URL): Record<string, string> =>
  Object.fromEntries([...searchParams].filter(([name]) => campaignParameter.test(name)));
