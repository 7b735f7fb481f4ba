import type { SiteBundle } from '../sites/site-bundle';
import { toAdf } from './adf/adf-xml';
import type { LeadRecord } from './lead-record';
import type { Mail } from './mailer';

/** A lead as the mail its dealership gets; name and Message-ID are the same at every attempt (D-22). */
export function leadMail(lead: LeadRecord, site: SiteBundle, isRepeat: boolean): Mail {
  const { vehicle } = lead.facts;
  const about = vehicle ? `${vehicle.year} ${vehicle.make} ${vehicle.model}` : lead.category;
  const { name, url } = site.config.site;
  return {
    name: `${lead.site}-lead-${lead.id}`,
    messageId: `<lead-${lead.id}@${new URL(url).hostname}>`,
    to: lead.dealership.lead_email,
    replyTo: lead.values.email,
    subject: `New lead ${lead.id}: ${about}`.replace(/\s+/g, ' '),
    text: toAdf(lead, { name, url }, isRepeat),
    date: new Date(lead.createdAt),
  };
}
