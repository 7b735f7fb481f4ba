import { unsubscribePath } from 'shared-contracts/entities/saved-search';
import type { Database } from '../database/database';
import type { AlertKind } from '../outbox/enqueue';
import { mailName } from '../outbox/mail-name';
import { changesHtml, confirmHtml } from '../saved-search/alert-html';
import { readAlert, readSender, type AlertRecord } from '../saved-search/alert-record';
import { isQuietTime, nextMorning } from '../saved-search/alert-schedule';
import {
  alertContent,
  changesSms,
  changesText,
  confirmSms,
  confirmText,
  type AlertContent,
} from '../saved-search/alert-text';
import type { AlertTokens } from '../saved-search/alert-token';
import type { SiteBundle, SiteStore } from '../sites/site-bundle';
import type { SendSms } from '../sms/sms';
import { DeliveryError } from './delivery-error';
import type { Mail, SendMail } from './mailer';

export interface AlertServices {
  db: Database;
  sites: SiteStore;
  sendMail: SendMail;
  sendSms: SendSms;
  tokens: AlertTokens;
  now: () => Date;
}

/** An alert in the queue. */
export interface QueuedAlert {
  id: string;
  kind: AlertKind;
}

/** Whether an alert is still wanted: its search has neither ended nor, for the request to confirm, been confirmed. */
const isWanted = (alert: AlertRecord, kind: AlertKind): boolean =>
  !alert.isEnded && alert.isConfirmed === (kind === 'alert.changes');

/** A mail about a saved search; name and Message-ID are the same at every attempt. */
function alertMail(
  { id, kind }: QueuedAlert,
  alert: AlertRecord,
  content: AlertContent,
  about: { site: SiteBundle; token: string; replyTo: string },
): Mail {
  const { config } = about.site;
  const { url } = config.site;
  const unsubscribeUrl = new URL(unsubscribePath.replace(':token', about.token), url).href;
  const isRequest = kind === 'alert.confirm';
  return {
    name: mailName(alert.site, 'alert', id),
    messageId: `<alert-${id}@${new URL(url).hostname}>`,
    senderName: content.siteName,
    to: alert.address,
    replyTo: about.replyTo,
    subject: isRequest
      ? `Confirm your ${content.noun} alerts from ${content.siteName}`
      : `${content.summary}: ${content.searchName} · ${content.siteName}`,
    text: isRequest ? confirmText(content) : changesText(content),
    html: isRequest ? confirmHtml(content) : changesHtml(content, config),
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    date: new Date(alert.createdAt),
  };
}

async function sendText(
  { id, kind }: QueuedAlert,
  alert: AlertRecord,
  content: AlertContent,
  { sendSms, now }: AlertServices,
  timezone: string,
): Promise<void> {
  const at = now();
  const isRequest = kind === 'alert.confirm';
  // The shopper is waiting for the request to confirm, at any hour; an attempt that failed in the evening is not.
  if (!isRequest && isQuietTime(at, timezone)) {
    const retryAfterS = (nextMorning(at, timezone).getTime() - at.getTime()) / 1000;
    throw new DeliveryError('Texts wait for the morning.', { retryAfterS });
  }
  const text = isRequest ? confirmSms(content) : changesSms(content);
  await sendSms({ id, site: alert.site, to: alert.address, text, at });
}

/** Sends an alert by mail or text. Gives false where it is not wanted any more, and nothing was sent. */
export async function sendAlert(services: AlertServices, queued: QueuedAlert): Promise<boolean> {
  const { db, sites, sendMail, tokens } = services;
  const alert = await db.asWorker((tx) => readAlert(tx, queued.id));
  if (!alert || !isWanted(alert, queued.kind)) return false;
  const site = sites.bySlug(alert.site);
  if (!site) throw new DeliveryError(`Site "${alert.site}" is not loaded.`);
  const sender = await db.asWorker((tx) => readSender(tx, alert.site));
  const token = tokens.tokenOf(alert.searchId);
  const content = alertContent(alert, site, sender, token);
  if (alert.channel === 'text') await sendText(queued, alert, content, services, site.config.site.timezone);
  else await sendMail(alertMail(queued, alert, content, { site, token, replyTo: sender.email }));
  return true;
}
