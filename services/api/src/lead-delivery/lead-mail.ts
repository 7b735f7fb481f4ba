import { carHeading } from 'shared-rules/car-title';
import { mailName, type MailKind } from '../outbox/mail-name';
import type { SiteBundle } from '../sites/site-bundle';
import { toAdf } from './adf/adf-xml';
import { leadCalendar } from './calendar';
import { summaryHtml } from './lead-html';
import type { LeadRecord } from './lead-record';
import { summariseLead, summaryText } from './lead-summary';
import type { Mail } from './mailer';

/** What a dealer should know of repeats: after a fault a mail is sent again rather than perhaps not at all. */
const repeatNote = (id: number): string =>
  `This mail may reach you more than once. Lead ${id} is one enquiry, however often it arrives.`;

/** What a mail about a lead says first, and by which it is known. */
interface MailIdentity {
  kind: MailKind;
  title: string;
  subject: string;
  /** When what it reports happened: the same at every attempt as well. */
  date: Date;
}

/**
 * One mail for a dealer's system and for people: the text is the ADF document with a comment that people can read, the
 * HTML is the same for people alone (decision 0024).
 */
function dealerMail(lead: LeadRecord, site: SiteBundle, identity: MailIdentity, isRepeat: boolean): Mail {
  const { site: own, theme } = site.config;
  const { kind, title, subject, date } = identity;
  const summary = summariseLead(lead, site, title);
  const note = repeatNote(lead.id);
  const calendar = leadCalendar(lead, own);
  return {
    name: mailName(lead.site, kind, lead.id),
    messageId: `<${kind}-${lead.id}@${new URL(own.url).hostname}>`,
    to: lead.dealership.lead_email,
    replyTo: lead.values.email,
    subject: subject.replace(/\s+/g, ' '),
    text: `${toAdf(lead, own, isRepeat, summaryText(summary))}<!-- ${note} -->\n`,
    html: summaryHtml(
      summary,
      { name: own.name, colour: theme.colours.primary },
      `Reply to this email to answer ${lead.values.name}. ${note}`,
    ),
    ...(calendar ? { calendar } : {}),
    date,
  };
}

/** The dealer is notified that an offer was accepted by the same document of the same lead, which has changed (API-028). */
export function acceptanceMail(lead: LeadRecord, site: SiteBundle, acceptedAt: Date): Mail {
  const { vehicle } = lead.tradeIn ?? {};
  const car = vehicle ? carHeading(vehicle) : lead.category;
  const title = 'Trade-in offer accepted';
  return dealerMail(
    lead,
    site,
    {
      kind: 'offer-accepted',
      title,
      subject: `${title}, lead ${lead.id}: ${car}`,
      date: acceptedAt,
    },
    true,
  );
}

/** A lead as the mail its dealership gets; name, Message-ID and date are the same at every attempt (D-22). */
export function leadMail(lead: LeadRecord, site: SiteBundle, isRepeat: boolean): Mail {
  const { vehicle } = lead.facts;
  const about = vehicle ? carHeading(vehicle) : lead.category;
  const title = [lead.category, lead.subcategory].filter(Boolean).join(': ');
  const subject = `New lead ${lead.id}: ${about}`;
  const date = new Date(lead.createdAt);
  return dealerMail(lead, site, { kind: 'lead', title, subject, date }, isRepeat);
}
