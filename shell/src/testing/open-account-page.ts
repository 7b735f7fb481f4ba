import type { ReleaseName } from 'shared-contracts/remote/composition';
import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import type { FakeAccount } from './fake-account';
import { all } from './fake-remotes';
import { openPage, type OpenedPage } from './open-page';

/** Opens a page of a visitor whose account is on a fake server, with the session it has there. */
export function openAccountPage(
  path: string,
  account: FakeAccount,
  changes: Parameters<typeof openPage>[1] & { known?: Record<ReleaseName, RemoteModule> } = {},
): Promise<OpenedPage> {
  jest.spyOn(globalThis, 'fetch').mockImplementation(account.fetch);
  return openPage(path, {
    known: all(),
    api: account.api,
    hasSession: account.phone !== null,
    ...changes,
  });
}

/** Path and query that the browser shows. */
export const address = (): string => window.location.pathname + window.location.search;
