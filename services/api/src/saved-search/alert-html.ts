import { imageUrl, missingPicture } from 'shared-contracts/images';
import type { TenantConfig } from 'shared-contracts/site-config';
import { sentenceCase } from 'shared-rules/stock-noun';
import type { AlertContent } from './alert-text';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Picture of a car at twice its size, for dense screens. */
const picture = { width: 320, height: 240 } as const;

/** Mail programs know no style sheets; each element carries its own. */
const styles = {
  body: 'margin:0;padding:24px 16px;background:#f4f4f5;color:#18181b;font:16px/1.5 Arial,sans-serif',
  sheet: 'max-width:560px;margin:0 auto;padding:24px;background:#fff;border-radius:8px',
  heading: 'margin:0 0 4px;font-size:22px;line-height:1.25',
  muted: 'margin:0 0 16px;color:#52525b',
  image: 'display:block;border:0;border-radius:6px;background:#e4e4e7',
  cell: 'padding:12px 0;border-top:1px solid #e4e4e7;vertical-align:top',
  link: 'color:#18181b;font-weight:bold',
  button:
    'display:inline-block;margin:16px 0;padding:12px 20px;background:#18181b;color:#fff;font-weight:bold;text-decoration:none;border-radius:6px',
  footer: 'margin:24px 0 0;padding-top:16px;border-top:1px solid #e4e4e7;color:#52525b;font-size:14px',
} as const;

const page = (title: string, content: string): string =>
  `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head><body style="${styles.body}"><div style="${styles.sheet}">${content}</div></body></html>`;

const button = (href: string, label: string): string =>
  `<a href="${escaped(href)}" style="${styles.button}">${escaped(label)}</a>`;

const senderHtml = (sender: AlertContent['sender']): string => sender.map(escaped).join('<br>');

function carHtml(
  { title, note, url, picture: reference }: AlertContent['cars'][number],
  { site, images }: TenantConfig,
): string {
  const source = imageUrl(images, reference, picture) ?? imageUrl(images, missingPicture, picture);
  const image = source
    ? `<td width="172" style="${styles.cell}"><a href="${escaped(url)}"><img src="${escaped(new URL(source, site.url).href)}" width="160" height="120" alt="" style="${styles.image}"></a></td>`
    : '';
  return `<tr>${image}<td style="${styles.cell}"><a href="${escaped(url)}" style="${styles.link}">${escaped(title)}</a><br>${escaped(note)}</td></tr>`;
}

/** The HTML part of a mail that asks to confirm. */
export const confirmHtml = ({ siteName, noun, nouns, manageUrl, sender }: AlertContent): string =>
  page(
    `${sentenceCase(noun)} alerts from ${siteName}`,
    `<h1 style="${styles.heading}">Confirm your ${escaped(noun)} alerts</h1><p style="${styles.muted}">You asked ${escaped(siteName)} to let you know about ${escaped(nouns)}.</p>${button(manageUrl, 'Review and confirm')}<p style="${styles.footer}">If you did not ask for this, do nothing: you will not hear from us again.</p><p style="${styles.footer}">${senderHtml(sender)}</p>`,
  );

/** The HTML part of a mail about changes. */
export function changesHtml(content: AlertContent, config: TenantConfig): string {
  const { summary, searchName, nouns, cars, more, searchUrl, manageUrl, sender } = content;
  const rows = cars.map((car) => carHtml(car, config)).join('');
  return page(
    summary,
    `<h1 style="${styles.heading}">${escaped(summary)}</h1><p style="${styles.muted}">${escaped(searchName)}</p><table role="presentation" width="100%" cellspacing="0" cellpadding="0">${rows}</table>${more > 0 ? `<p>and ${more} more</p>` : ''}${button(searchUrl, `See all ${nouns}`)}<p style="${styles.footer}">You get this because you saved this search. <a href="${escaped(manageUrl)}">Change or stop these alerts</a></p><p style="${styles.footer}">${senderHtml(sender)}</p>`,
  );
}
