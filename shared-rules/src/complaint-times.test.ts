import { complaintTimesText } from './complaint-times';

test('[SHL-079] the times a site promises stand in its privacy policy', () => {
  expect(complaintTimesText({ acknowledgeDays: 7, resolveDays: 30, aimDays: 14 })).toBe(
    'We acknowledge a complaint within 7 days. We resolve it, or give you access to your information, within 30 days, and we aim to resolve every matter within 14 days.',
  );
  expect(complaintTimesText({ acknowledgeDays: 1, resolveDays: 2, aimDays: 1 })).toMatch(
    /within 1 day\. .*within 2 days, .*within 1 day\.$/,
  );
});
