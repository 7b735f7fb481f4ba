import { css } from '@emotion/react';
import { useEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useEvent, usePlatform } from 'shared-contracts/react';
import { ToastRegion, ToastView } from 'shared-ui/toast';
import { font } from 'shared-ui/tokens';
import { AppLink } from '../platform/app-link';
import type { ShopperState, ShopperStore } from '../store/store';
import { toastsSlice, type Toast } from '../store/toasts';

const titleStyles = css({ display: 'block', fontWeight: font.weightStrong });

/** How long a toast is shown unless its sender says otherwise, in milliseconds. */
const TOAST_MS = 3_000;
/** A closed toast can be brought back by its id for this long, in milliseconds. */
const TOAST_REMOVAL_MS = 1_000_000;

const kinds = { default: 'neutral', success: 'success', destructive: 'error' } as const;

function ShownToast({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }): ReactNode {
  const { action, title, description } = toast;
  return (
    <ToastView
      kind={kinds[toast.variant ?? 'default']}
      onDismiss={onDismiss}
      action={action ? <AppLink href={action.href}>{action.label}</AppLink> : null}
    >
      <strong css={titleStyles}>{title}</strong>
      {description ? ` ${description}` : null}
    </ToastView>
  );
}

/** The single place toasts appear in (SHL-065). */
export function ToastHost(): ReactNode {
  const { events } = usePlatform();
  const dispatch = useDispatch<ShopperStore['dispatch']>();
  const toasts = useSelector((state: ShopperState) => state.toasts);
  useEvent('toast:requested', (request) => {
    // Without an id each request is a toast of its own.
    dispatch(toastsSlice.actions.requested({ ...request, id: request.id ?? crypto.randomUUID() }));
  });
  useEvent('toast:dismissed', ({ id }) => {
    dispatch(toastsSlice.actions.dismissed({ id }));
  });
  const shown = toasts.find(({ isOpen }) => isOpen);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(
      () => events.publish('toast:dismissed', { id: shown.id }, 'shell'),
      shown.durationMs ?? TOAST_MS,
    );
    return () => clearTimeout(timer);
  }, [shown, events]);
  useEffect(() => {
    const timers = toasts
      .filter(({ isOpen }) => !isOpen)
      .map(({ id }) => setTimeout(() => dispatch(toastsSlice.actions.removed({ id })), TOAST_REMOVAL_MS));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [toasts, dispatch]);
  return (
    <ToastRegion>
      {shown ? (
        <ShownToast
          toast={shown}
          onDismiss={() => events.publish('toast:dismissed', { id: shown.id }, 'shell')}
        />
      ) : null}
    </ToastRegion>
  );
}
