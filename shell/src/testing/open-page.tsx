import { act, configure, waitFor } from '@testing-library/react';
import type { EventBus } from 'shared-contracts/events/bus';
import type { ReleaseName } from 'shared-contracts/remote/composition';
import type { Platform, RemoteModule } from 'shared-contracts/remote/remote-module';
import { sessionStore } from 'shared-contracts/storage';
import type { LoadContainer } from '../platform/remote-registry.client';
import { startPage } from '../app/start-page.client';
import { fakeSearch } from './test-site';
import { renderPage } from './render-page';

export interface OpenedPage {
  events: EventBus;
  platform: Platform;
  /** What the browser gets for a remote from now on; an error or a promise that never ends are possible. */
  serve: (name: ReleaseName, answer: () => Promise<RemoteModule>) => void;
  /** Addresses that were left to the server, with how the visitor moved. */
  documents: readonly string[];
  close: () => void;
}

/** Testing Library holds on to the body element, so only what is in it is replaced. */
function showDocument(head: string, body: string): void {
  document.head.innerHTML = head;
  document.body.innerHTML = body;
}

// A page may take its time on a busy machine; a limit only ends what hangs.
configure({ asyncUtilTimeout: 5_000 });

// Pages load for themselves here, as in a browser; only what a test does is wrapped by Testing Library.
beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
});

/** Session storage key of the visit log of the test site. */
const visitKey = 'test-motors:visit';

const clean: (() => void)[] = [];

/** Ends every page a test has opened. */
export function closePages(): void {
  for (const close of clean.splice(0)) act(close);
  showDocument('', '');
}

/**
 * Opens a page as a browser does: the server's document first, then the shell's script on top of it.
 *
 * @param answers what loading a remote comes to; those of the server when left out
 */
export async function openPage(
  path: string,
  changes: Parameters<typeof renderPage>[1] & {
    answers?: Record<ReleaseName, () => Promise<RemoteModule>>;
  } = {},
): Promise<OpenedPage> {
  const { answers = {}, ...input } = changes;
  const known = input.known ?? { search: fakeSearch() };
  sessionStore()?.removeItem(visitKey);
  window.history.replaceState(null, '', path);
  const { html } = await renderPage(path, input);
  const [head = '', body = ''] = html.split('</head>').map((part) => part.replace(/^.*<(?:head|body)>/s, ''));
  showDocument(head, body);
  let platform: Platform | undefined;
  const serving: typeof answers = { ...answers };
  const load: LoadContainer = async ({ name }) => {
    const serve = serving[name] ?? (() => Promise.resolve(known[name] as RemoteModule)); // the test made it known
    return serve();
  };
  const loadAndListen: LoadContainer = async (release, attempt, signal) => {
    const module = await load(release, attempt, signal);
    return {
      ...module,
      start: (given) => {
        platform = given;
        return module.start?.(given) ?? (() => undefined);
      },
    };
  };
  const documents: string[] = [];
  const close = startPage({
    load: loadAndListen,
    openDocument: (href, action) => documents.push(`${action} ${href}`),
  });
  clean.push(close);
  // A page that has hydrated notes where the visitor is.
  await waitFor(() => expect(sessionStore()?.getItem(visitKey)).toBeTruthy());
  const page: OpenedPage = {
    get events() {
      return (window as unknown as { forecourt: { events: EventBus } }).forecourt.events; // put there for tests by the page
    },
    get platform() {
      if (!platform) throw new Error('No remote has started in this page yet.');
      return platform;
    },
    serve: (name, answer) => {
      serving[name] = answer;
    },
    documents,
    close,
  };
  return page;
}
