import { carHeading } from 'shared-rules/car-title';
import type { SiteBundle } from '../sites/site-bundle';
import { toAdf } from './adf/adf-xml';
import type { LeadRecord } from './lead-record';
import type { Mail } from './mailer';

/**
 * What a dealer should know of repeats, behind the document: a comment of XML, so that systems which read the mail skip
 * it. After a fault between sending and noting it, a mail is sent again rather than perhaps not at all.
 */
const footer = (id: number): string =>
  `<!-- This mail may reach you more than once. Lead ${id} is one enquiry, however often it arrives. -->\n`;

/** The dealer is told that an offer was accepted by the same document of the same lead, which has changed (API-028). */
export function acceptanceMail(lead: LeadRecord, site: SiteBundle): Mail {
  const mail = leadMail(lead, site, true);
  const { vehicle } = lead.tradeIn ?? {};
  const car = vehicle ? carHeading(vehicle) : lead.category;
  return {
    ...mail,
    name: `${lead.site}-offer-accepted-${lead.id}`,
    messageId: `<offer-accepted-${lead.id}@${new URL(site.config.site.url).hostname}>`,
    subject: `Trade-in offer accepted, lead ${lead.id}: ${car}`.replace(/\s+/g, ' '),
  };
}

/** A lead as the mail its dealership gets; name and Message-ID are the same at every attempt (D-22). */
export function leadMail(lead: LeadRecord, site: SiteBundle, isRepeat: boolean): Mail {
  const { vehicle } = lead.facts;
  const about = vehicle ? carHeading(vehicle) : lead.category;
  const { name, url } = site.config.site;
  return {
    name: `${lead.site}-lead-${lead.id}`,
    messageId: `<lead-${lead.id}@${new URL(url).hostname}>`,
    to: lead.dealership.lead_email,
    replyTo: lead.values.email,
    subject: `New lead ${lead.id}: ${about}`.replace(/\s+/g, ' '),
    text: `${toAdf(lead, { name, url }, isRepeat)}${footer(lead.id)}`,
    date: new Date(lead.createdAt),
  };
}
