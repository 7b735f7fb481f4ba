import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import type { RouteDeclaration } from 'shared-contracts/routes';
import { SkipLink } from 'shared-ui/skip-link';
import { banners, hasBanners } from '../banners/lazy';
import { ChatHost } from '../chat/chat-host';
import { CompareTrayHost } from '../compare/compare-tray-host';
import { LeadsModalHost } from '../leads-modal/leads-modal-host';
import { ToastHost } from '../toasts/toast-host';
import { Footer } from './footer';
import { Header } from './header';
import { mainStyles } from './layout.styles';
import { PageEvents } from './page-events';
import { ProgressBar } from './progress-bar';
import { contentId } from '../platform/site-facts';

function Banners(): ReactNode {
  return hasBanners(useSite()) ? <banners.Component /> : null;
}

/** What stands around every page, made once: React passes over an element that is the one from before. */
const above = (
  <>
    <ProgressBar />
    <Banners />
    <Header />
  </>
);
const below = (
  <>
    <Footer />
    <CompareTrayHost />
    <ToastHost />
    <LeadsModalHost />
    <ChatHost />
    <PageEvents />
  </>
);

interface LayoutProps {
  /** What the page stands in; one without a frame is a sheet of its own. */
  frame?: RouteDeclaration['frame'] | undefined;
  children: ReactNode;
}

/** The frame of every page. It stays when a page fails. */
export function Layout({ frame, children }: LayoutProps): ReactNode {
  if (frame === 'none') {
    return (
      <>
        <main id={contentId} tabIndex={-1} css={mainStyles}>
          {children}
        </main>
        <PageEvents />
      </>
    );
  }
  return (
    <>
      <SkipLink to={contentId}>Skip to content</SkipLink>
      {above}
      <main id={contentId} tabIndex={-1} css={mainStyles}>
        {children}
      </main>
      {below}
    </>
  );
}
