import type { ReactNode } from 'react';
import { useDeferred, usePlatform } from 'shared-contracts/react';
import { slotSpace, type SlotName, type SlotProps } from 'shared-contracts/slots';
import { ErrorPanel } from 'shared-ui/error-panel';
import type { OpaqueSlot } from './opaque';

export interface LoadedSlotProps {
  name: SlotName;
  slot: OpaqueSlot;
  props: SlotProps[SlotName];
  fallback: ReactNode;
}

/** A slot whose data is fetched once it is in the page, as the browser does for one the server left out. */
function SlotWithData({ name, slot, props, fallback }: LoadedSlotProps): ReactNode {
  const { events: _events, visit: _visit, ...services } = usePlatform();
  const state = useDeferred(JSON.stringify(props), async (signal) =>
    slot.load?.(props, { ...services, signal }),
  );
  if (state.kind === 'loading') return fallback;
  if (state.kind === 'failed') return slotSpace[name].onFailure === 'hide' ? null : <ErrorPanel />;
  const { Component } = slot;
  return <Component {...props} data={state.value} />;
}

/** A slot whose code is there, with its data. */
export function LoadedSlot(props: LoadedSlotProps): ReactNode {
  const { slot } = props;
  return slot.load ? <SlotWithData {...props} /> : <slot.Component {...props.props} data={null} />;
}
