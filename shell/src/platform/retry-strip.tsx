import { css } from '@emotion/react';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from 'shared-ui/button';
import { color, fontSize, media, radius, shadow, size, space, zIndex } from 'shared-ui/tokens';
import { contentId } from './site-facts';
import { useShell } from './shell-context';

/** Over the page, which does not move for it, and clear of whatever else is fixed to the lower edge. */
const stripStyles = css({
  position: 'fixed',
  zIndex: zIndex.menu,
  bottom: `calc(${space[8]} + var(--bottom-bar,0px) + var(--tray,0px) + env(safe-area-inset-bottom))`,
  left: size.gutter,
  right: `calc(${size.gutter} + var(--bubble,0px))`,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  width: 'fit-content',
  maxWidth: 480,
  padding: `${space[4]} ${space[4]} ${space[4]} ${space[16]}`,
  background: color.surface,
  color: color.text,
  border: `1px solid ${color.line}`,
  borderRadius: radius.base,
  boxShadow: shadow.floating,
  fontSize: fontSize[14],
  lineHeight: 1.35,
  '& > button': { flex: 'none' },
  [media.print]: { display: 'none' },
});

/** Says that a part of the page does not work, politely, and lets the visitor try it again. */
export function RetryStrip({ onRetry }: { onRetry: () => Promise<void> }): ReactNode {
  const strip = useRef<HTMLDivElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [text, setText] = useState('');
  // A region is read out for what is put into it, not for what it comes with.
  useEffect(() => setText('This section is unavailable. Please try again.'), []);
  useLayoutEffect(() => {
    const element = strip.current;
    return () => {
      // The button goes with the strip: the keyboard goes on in the page.
      if (element?.contains(document.activeElement))
        document.getElementById(contentId)?.focus({ preventScroll: true });
    };
  }, []);
  const retry = async (): Promise<void> => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  return (
    <div ref={strip} css={stripStyles} data-clears="" data-part="retry-strip">
      <p role="status">{text}</p>
      <Button size="small" busy={isBusy} onClick={() => void retry()}>
        Retry
      </Button>
    </div>
  );
}

/**
 * A choice in a form that only asks, such as a filter, sends it: its button is shown without script alone, and the code
 * that would answer the choice does not run.
 */
function sendChoice(control: Element): void {
  if (control.matches('select,[type=checkbox],[type=radio]'))
    control.closest<HTMLFormElement>('form[action][method=get]')?.requestSubmit();
}

/** Shows the strip while a part of the server's page is there without its code. */
export function RetryStripHost(): ReactNode {
  const { served } = useShell();
  const [isStalled, setStalled] = useState(false);
  useEffect(() => {
    const follow = (): void => setStalled(served?.isStalled() ?? false);
    follow();
    return served?.subscribe(follow);
  }, [served]);
  useEffect(() => {
    if (!served || !isStalled) return;
    const onChange = (event: Event): void => {
      if (event.target instanceof Element && served.isInStalled(event.target)) sendChoice(event.target);
    };
    // On the way down: React holds events back from markup that waits to be hydrated.
    document.addEventListener('change', onChange, true);
    return () => document.removeEventListener('change', onChange, true);
  }, [served, isStalled]);
  return served && isStalled ? <RetryStrip onRetry={served.retry} /> : null;
}
