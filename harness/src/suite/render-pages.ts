import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import { renderOnServer, type ServerPage } from './render-on-server';
import { createSuiteFixture, type SuiteOptions } from './suite-fixture';

/** The request that this command reads from standard input. */
export interface RenderPagesRequest {
  /** Path of the remote's `remote.ts`. */
  file: string;
  options: SuiteOptions;
}

/**
 * A command of the shared suite: renders the pages of a remote in a process without a document and writes them to
 * standard output, so that a test in a browser-like process can hydrate what a server really made.
 */
const request = JSON.parse(await text(process.stdin)) as RenderPagesRequest; // written by `serverPages`
const { remote } = (await import(pathToFileURL(request.file).href)) as { remote: RemoteModule }; // every remote exports it
const pages: Record<string, ServerPage> = {};
for (const address of request.options.pages) {
  pages[address] = await renderOnServer(remote, address, createSuiteFixture(request.options));
}
process.stdout.write(JSON.stringify(pages));
