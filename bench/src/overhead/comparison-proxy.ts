import { createServer, type Server } from 'node:http';
import { closeServer, listen, passOn, sendScript } from '../proxy/proxy-parts';
import { monolithEntry, type Monolith } from './build-monolith';

/** A way of delivering the same page: composed at run time, or built in one piece. */
export type Face = 'composed' | 'monolith';

export interface ComparisonProxy {
  /** Port of each face. */
  ports: Record<Face, number>;
  close: () => Promise<void>;
}

const folder = '/monolith/';

/** The page with the one bundle in place of all scripts it was composed of. Throws when there are none. */
function withMonolith(html: string): string {
  const own = /nonce="([^"]+)" data-scripts="[^"]+"/;
  const nonce = own.exec(html)?.[1];
  if (!nonce) throw new Error('The page names no script of the shell to put the one bundle in place of.');
  const bundle = `${folder}${monolithEntry}`;
  const preload = `<link rel="preload" as="script" fetchpriority="low" nonce="${nonce}" href="${bundle}">`;
  return html
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace('</title>', `</title>${preload}`)
    .replace(own, `nonce="${nonce}" data-scripts="${bundle}"`);
}

const unchanged = (html: string): string => html;

/**
 * Stands in front of a platform and delivers its pages in both ways. Both pass through it, so that it adds the same
 * to each.
 */
export async function openComparisonProxy(
  platformPort: number,
  monolith: Monolith,
): Promise<ComparisonProxy> {
  const serve = (face: Face): Server =>
    createServer((incoming, outgoing) => {
      const path = (incoming.url ?? '/').split('?', 1)[0] ?? '/';
      if (face === 'monolith' && path.startsWith(folder))
        sendScript(monolith, path.slice(folder.length), outgoing);
      else passOn(platformPort, incoming, outgoing, face === 'monolith' ? withMonolith : unchanged);
    });
  const servers = { composed: serve('composed'), monolith: serve('monolith') };
  const ports = { composed: await listen(servers.composed), monolith: await listen(servers.monolith) };
  return {
    ports,
    close: async () => {
      for (const server of Object.values(servers)) await closeServer(server);
    },
  };
}
