import type { ReactNode } from 'react';
import { CompareTrayHost } from '../compare/compare-tray-host';
import { LeadsModalHost } from '../leads-modal/leads-modal-host';
import { ToastHost } from '../toasts/toast-host';
import { AnnouncementBar } from './announcement-bar';
import { Footer } from './footer';
import { Header } from './header';
import { mainStyles, skipLinkStyles } from './layout.styles';
import { PageEvents } from './page-events';
import { ProgressBar } from './progress-bar';
import { contentId } from './site-facts';

/** The frame of every page. It stays when a page fails. */
export function Layout({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      <a href={`#${contentId}`} css={skipLinkStyles}>
        Skip to content
      </a>
      <ProgressBar />
      <AnnouncementBar />
      <Header />
      <main id={contentId} tabIndex={-1} css={mainStyles}>
        {children}
      </main>
      <Footer />
      <CompareTrayHost />
      <ToastHost />
      <LeadsModalHost />
      <PageEvents />
    </>
  );
}
