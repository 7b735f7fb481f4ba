import { useEffect, useRef, type ReactNode } from 'react';
import { usePathname } from 'shared-routing';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { useLazy } from 'shared-ui/use-lazy';
import { useIdle } from '../platform/use-idle';

export type PopupPromotion = NonNullable<PublicTenantConfig['banners']['popup']>;

const loadPopup = () => import(/* webpackChunkName: 'popup' */ './popup');

const isInUse = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (document.activeElement?.matches('input,select,textarea') ?? false);

/** Brings the promotion once the page has nothing else to do, and never over a form that is being filled in. */
export function PopupHost({ popup }: { popup: PopupPromotion }): ReactNode {
  const part = useLazy(useIdle(true), loadPopup);
  const pathname = usePathname();
  const isTouched = useRef(false);
  useEffect(() => {
    isTouched.current = false;
    const onInput = (): void => {
      isTouched.current = true;
    };
    document.addEventListener('input', onInput);
    return () => document.removeEventListener('input', onInput);
  }, [pathname]);
  return part ? (
    // What a page was in the middle of ends with it.
    <part.Popup key={pathname} popup={popup} isHeldBack={() => isTouched.current || isInUse()} />
  ) : null;
}
