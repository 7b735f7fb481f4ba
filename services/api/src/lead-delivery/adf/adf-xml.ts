import { XMLBuilder } from 'fast-xml-parser';
import { normalisePhone } from 'shared-rules/phone';
import { timeNote } from '../appointment';
import { filledLines, leadDetails } from '../lead-details';
import type { LeadRecord } from '../lead-record';

/** Name of this platform in ADF ids. */
const platform = 'forecourt';

/** Site as the document names it. */
export interface AdfSite {
  name: string;
  url: string;
}

type Node = Record<string, unknown>;

/** Characters XML 1.0 has no way to write, not even escaped. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const writable = (text: string): string => text.replace(unwritable, '');

const filled = (entries: Record<string, unknown>): Node =>
  Object.fromEntries(
    Object.entries(entries).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );

/** The vehicle of a lead is the shopper's own only where nothing else is known of that one. */
const interestOf = ({ formType, facts, tradeIn }: LeadRecord): string => {
  if (formType === 'test-drive') return 'test-drive';
  return formType === 'trade-in' && !(tradeIn && facts.vehicle) ? 'trade-in' : 'buy';
};

/** The document type demands make and model. */
const named = (text: string): string => writable(text) || 'Not specified';

/** Elements in the order of the ADF 1.0 document type; it demands year, make and model. */
function vehicleNode(lead: LeadRecord): Node {
  const { vehicle } = lead.facts;
  const { values } = lead;
  if (!vehicle) {
    return {
      '@interest': interestOf(lead),
      '@status': 'used',
      year: '',
      make: named(values['Vehicle Make'] ?? ''),
      model: named(values['Vehicle Model'] ?? ''),
    };
  }
  return {
    '@interest': interestOf(lead),
    // ADF knows new and used only; a demonstrator has been driven.
    '@status': vehicle.carType === 'new' ? 'new' : 'used',
    ...filled({
      year: vehicle.year,
      make: named(vehicle.make),
      model: named(vehicle.model),
      vin: vehicle.vin,
      stock: vehicle.stockNumber,
      trim: vehicle.badge,
      odometer: vehicle.km === null ? undefined : { '@units': 'km', '#text': vehicle.km },
      // The document type demands a place among the colours a shopper would take; there is one.
      colorcombination: vehicle.colour ? { exteriorcolor: vehicle.colour, preference: 1 } : undefined,
      price:
        vehicle.price === null
          ? undefined
          : { '@type': 'asking', '@currency': 'AUD', '#text': vehicle.price },
      pricecomments: vehicle.priceShown,
    }),
  };
}

/** The shopper's own car, as it was valued. */
function tradeInNode({ tradeIn }: LeadRecord): Node | null {
  if (!tradeIn?.vehicle) return null;
  const { year, make, model, badge, kms, kmsAssumed } = tradeIn.vehicle;
  return {
    '@interest': 'trade-in',
    '@status': 'used',
    ...filled({
      year,
      make: named(make),
      model: named(model),
      trim: badge,
      odometer: kmsAssumed ? undefined : { '@units': 'km', '#text': kms },
      price:
        tradeIn.offer === null
          ? undefined
          : { '@type': 'appraisal', '@currency': 'AUD', '#text': tradeIn.offer },
    }),
  };
}

/** The car that is wanted, the shopper's own one, or both; the document type demands one. */
function vehicleNodes(lead: LeadRecord): Node[] {
  const own = tradeInNode(lead);
  if (!own) return [vehicleNode(lead)];
  return lead.facts.vehicle ? [vehicleNode(lead), own] : [own];
}

/** What has no element of its own, as lines a person can read. */
const commentsOf = (lead: LeadRecord): string =>
  filledLines([
    ['Message', lead.values.message],
    ['Category', [lead.category, lead.subcategory].filter(Boolean).join(' / ')],
    ['Status of the vehicle', lead.facts.vehicle?.status],
    ['Appointment', lead.values.appointment_at],
    ['Please note', timeNote(lead)],
    ...leadDetails(lead, null),
    ['Page', lead.url],
    [
      'Campaign',
      Object.entries(lead.attributes.linked_query_params)
        .map(([key, value]) => `${key}=${value}`)
        .join(' '),
    ],
  ])
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');

function customerNode({ values, id }: LeadRecord, comments: string): Node {
  return {
    contact: {
      name: [
        { '@part': 'first', '@type': 'individual', '#text': values.name },
        { '@part': 'last', '@type': 'individual', '#text': values.last_name },
      ],
      email: { '@preferredcontact': '1', '#text': values.email },
      phone: { '@type': 'voice', '@time': 'nopreference', '#text': normalisePhone(values.phone) },
      address: {
        '@type': 'home',
        street: { '@line': '1', '#text': '' },
        postalcode: values.postcode,
        country: 'AU',
      },
    },
    id: { '@sequence': '1', '@source': platform, '#text': `customer-${id}` },
    comments,
  };
}

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  format: true,
  suppressEmptyNode: false,
  processEntities: true,
});

/** Everything outside ASCII as a character reference: mail programs then pass the text on unchanged. */
const toAscii = (xml: string): string =>
  xml.replace(/[\u0080-\u{10ffff}]/gu, (character) => `&#${character.codePointAt(0) ?? 0};`);

/** Text as a comment of XML: no two hyphens may follow each other, and nothing may look like an element. */
const toComment = (text: string): string => {
  const safe = writable(text)
    .replace(/-(?=-)/g, '- ')
    .replaceAll('<', '‹')
    .replaceAll('>', '›');
  return `<!--\n${safe}\n-->\n`;
};

/**
 * A lead as an ADF 1.0 document. Its id is the lead's, so that a repeat is recognised; `resend` marks a repeat.
 *
 * @param preface what a person reads before the document, as a comment that systems skip
 */
export function toAdf(lead: LeadRecord, site: AdfSite, isRepeat: boolean, preface = ''): string {
  const { dealership } = lead;
  const prospect = {
    '@status': isRepeat ? 'resend' : 'new',
    id: { '@sequence': '1', '@source': platform, '#text': lead.id },
    requestdate: lead.createdAt,
    vehicle: vehicleNodes(lead),
    customer: customerNode(lead, commentsOf(lead)),
    vendor: {
      id: { '@sequence': '1', '@source': platform, '#text': dealership.slug },
      vendorname: dealership.name,
      url: site.url,
      contact: {
        name: { '@part': 'full', '@type': 'business', '#text': dealership.name },
        email: dealership.lead_email,
      },
    },
    provider: {
      id: { '@sequence': '1', '@source': platform, '#text': lead.site },
      name: { '@part': 'full', '@type': 'business', '#text': site.name },
      service: lead.source,
      url: site.url,
    },
  };
  const body: string = builder.build({ adf: { prospect } });
  const comment = preface === '' ? '' : toComment(preface);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n${comment}${toAscii(writable(body))}`;
}
