import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import { Frame } from './frame';
import { framePages } from './frame-pages';
import type { TestPage } from './test-page';
import type { HarnessSettings } from './settings';

export interface FrameOptions {
  name: string;
  remote: RemoteModule;
  settings: HarnessSettings;
  fixture: TestPage;
  root: HTMLElement;
}

/** Shows the harness itself: bar, the page under test in a frame, event log. */
export function startFrame({ name, remote, settings, fixture, root }: FrameOptions): void {
  document.title = `${name} alone`;
  createRoot(root).render(
    <CacheProvider value={createCache({ key: 'css' })}>
      <Frame
        name={name}
        pages={framePages(remote, fixture)}
        settings={{ ...settings, site: fixture.siteName }}
        siteNames={fixture.sites.map((site) => ({ name: site.name, label: site.config.site.name }))}
      />
    </CacheProvider>,
  );
}
