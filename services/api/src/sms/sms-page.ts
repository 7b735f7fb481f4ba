import type { ApiRoutes } from '../http/plugin';
import { keptSms } from './sms-folder';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);

/** The messages that a site would have sent, newest first. Registered in development only (D-12). */
export const smsPageRoutes =
  (folder: string): ApiRoutes =>
  (app, siteOf) => {
    app.get('/dev/sms', { schema: { hide: true } }, async (request, reply) => {
      const site = siteOf(request);
      const messages = site ? await keptSms(folder, site.slug) : [];
      const list = messages.map((text) => `<li><pre>${escaped(text)}</pre></li>`).join('');
      return reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(
          `<!doctype html><html lang="en-AU"><title>Text messages</title><h1>Text messages</h1>${list ? `<ol>${list}</ol>` : '<p>None yet.</p>'}</html>`,
        );
    });
  };
