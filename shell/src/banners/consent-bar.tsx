import { useEffect, useRef, type ReactNode } from 'react';
import { usePlatform } from 'shared-contracts/react';
import { browserStore, openStorage, type StoredValue } from 'shared-contracts/storage';
import { Button } from 'shared-ui/button';
import { privacyChoicesId } from '../platform/site-facts';
import { consentInnerStyles, consentStyles } from './banners.styles';
import { hideBanner, showBanner } from './put-away';

/** Calls back for a click on any link that leads to the choices, such as the footer's. */
function onChoicesWanted(callback: () => void): () => void {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element && event.target.closest(`a[href="#${privacyChoicesId}"]`);
    if (!link) return;
    event.preventDefault();
    callback();
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

/**
 * Asks whether analytics, chat and maps of others may be loaded (`privacy.consent`); `useConsent` holds them back until
 * then. It stands in the page, so that it covers nothing, and neither answer is easier than the other.
 */
export function ConsentBar(): ReactNode {
  const { site, events } = usePlatform();
  const { slug } = site.site;
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const publish = (): void => {
      const isAccepted = openStorage(slug, browserStore()).read('consent') === 'all';
      events.publish('privacy:changed', { isAccepted }, 'shell');
    };
    publish();
    // Another tab may have chosen.
    window.addEventListener('storage', publish);
    const stop = onChoicesWanted(() => {
      showBanner('consent');
      bar.current?.focus();
    });
    return () => {
      window.removeEventListener('storage', publish);
      stop();
    };
  }, [slug, events]);
  const choose = (choice: NonNullable<StoredValue<'consent'>>) => (): void => {
    openStorage(slug, browserStore()).write('consent', choice);
    events.publish('privacy:changed', { isAccepted: choice === 'all' }, 'shell');
    hideBanner('consent');
  };
  return (
    <section ref={bar} id={privacyChoicesId} css={consentStyles} aria-label="Privacy choices" tabIndex={-1}>
      <div css={consentInnerStyles}>
        <p>
          May we use analytics, chat and maps from other companies? They load only if you accept.{' '}
          <a href="/privacy-policy">Privacy policy</a>
        </p>
        <div>
          <Button size="small" onClick={choose('needed')}>
            Only what’s needed
          </Button>
          <Button size="small" onClick={choose('all')}>
            Accept
          </Button>
        </div>
      </div>
    </section>
  );
}
