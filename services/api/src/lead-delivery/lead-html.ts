import { PICTURE_WIDTH, type LeadSummary } from './lead-summary';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;',
}; // prettier-ignore

/** Markup that is safe to put into a mail. */
interface Html {
  markup: string;
}

/** What stands in markup: markup, or text that is escaped. */
type Part = Html | string | number | null | readonly Part[];

const toMarkup = (part: Part): string => {
  if (part === null) return '';
  if (typeof part === 'object') return 'markup' in part ? part.markup : part.map(toMarkup).join('');
  // Line breaks as elements: some mail programs know no `white-space`.
  return String(part)
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
    .replace(/\r\n|\r|\n/g, '<br>');
};

/** Markup with values; every value that is not markup itself is escaped. */
const html = (parts: TemplateStringsArray, ...values: Part[]): Html => ({
  markup: parts.map((part, index) => `${part}${toMarkup(values[index] ?? null)}`).join(''),
});

/* Styles stand in the elements: mail programs drop style sheets. Tables, because Outlook lays out nothing else. */
const font = 'font-family:Arial,Helvetica,sans-serif;';
const quiet = `${font}font-size:14px;line-height:20px;color:#4b5563;`;
const normal = `${font}font-size:16px;line-height:24px;color:#111827;`;
const cell = 'padding:0 24px 20px;';

const row = (content: Part, style = normal): Html =>
  html`<tr>
    <td dir="auto" style="${cell}${style}">${content}</td>
  </tr>`;

const link = (href: string, text: string, colour: string): Html =>
  html`<a href="${href}" style="color:${colour};">${text}</a>`;

function shopperRow({ shopper }: LeadSummary, colour: string): Html {
  const { name, phone, telHref, email, postcode } = shopper;
  return row([
    html`<strong style="font-size:20px;">${name}</strong><br />`,
    telHref === null ? phone : link(telHref, phone, colour),
    email && [html`<br />`, link(`mailto:${encodeURIComponent(email)}`, email, colour)],
    postcode && [html`<br />`, `Postcode ${postcode}`],
  ]);
}

function timeRow({ when, note }: LeadSummary): Html | null {
  if (when === null && note === null) return null;
  return row([html`<strong>${when}</strong>`, note && [when && html`<br />`, note]]);
}

function messageRow(message: string, colour: string): Html | null {
  if (!message) return null;
  const mark = html`<td dir="auto" style="border-left:4px solid ${colour};padding:4px 0 4px 16px;${normal}">
    ${message}
  </td>`;
  return row(
    html`<table role="presentation" cellpadding="0" cellspacing="0">
      <tr>
        ${mark}
      </tr>
    </table>`,
  );
}

function carRow({ car }: LeadSummary, colour: string): Html | null {
  if (!car) return null;
  const size = `width:${PICTURE_WIDTH}px;max-width:100%;height:auto;border:0;border-radius:8px;`;
  const picture =
    car.picture === null
      ? null
      : html`<a href="${car.href}"
            ><img src="${car.picture}" width="${PICTURE_WIDTH}" alt="${car.heading}" style="${size}" /></a
          ><br />`;
  const lines = [car.facts, car.stock].filter(Boolean).map((text) => [html`<br />`, text]);
  return row([picture, html`<strong>${link(car.href, car.heading, colour)}</strong>`, lines]);
}

function detailRow([label, text]: LeadSummary['details'][number]): Html {
  return html`<tr>
    <td valign="top" style="padding:4px 16px 4px 0;${quiet}">${label}</td>
    <td dir="auto" valign="top" style="padding:4px 0;${quiet}color:#111827;">${text}</td>
  </tr>`;
}

const detailRows = (details: LeadSummary['details']): Html | null =>
  details.length === 0
    ? null
    : row(
        html`<table role="presentation" cellpadding="0" cellspacing="0">
          ${details.map(detailRow)}
        </table>`,
      );

/**
 * A lead as the HTML of a mail, in the site's name and colour. Nothing in it is fetched but the car's picture, from the
 * site itself.
 *
 * @param colour of the site, for lines and links; text on white
 */
export function summaryHtml(
  summary: LeadSummary,
  site: { name: string; colour: string },
  footer: string,
): string {
  const { title, message, details } = summary;
  const { name, colour } = site;
  const body = [
    row(name, `${quiet}padding-top:20px;`),
    html`<tr>
      <td style="${cell}"><h1 style="margin:0;${normal}font-size:24px;line-height:32px;">${title}</h1></td>
    </tr>`,
    shopperRow(summary, colour),
    timeRow(summary),
    messageRow(message, colour),
    carRow(summary, colour),
    detailRows(details),
    row(footer, quiet),
  ];
  const frame = `width:100%;max-width:600px;background:#ffffff;border-top:6px solid ${colour};`;
  return html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
      </head>
      <body style="margin:0;padding:0;background:#f3f4f6;">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f4f6;">
          <tr>
            <td align="center" style="padding:16px 8px;">
              <table role="presentation" cellpadding="0" cellspacing="0" style="${frame}">
                ${body}
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.markup;
}
