import { css } from '@emotion/react';
import type { CSSProperties, ReactNode } from 'react';
import { useDeferred, usePlatform, type SlotHost } from 'shared-contracts/react';
import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import { slotOwner, slotSpace, type SlotName, type SlotProps } from 'shared-contracts/slots';
import { ErrorPanel } from 'shared-ui/error-panel';
import { color, fontSize, radius, space } from 'shared-ui/tokens';
import { opaqueSlot, type OpaqueSlot } from './opaque';

const placeStyles = css({
  minHeight: 'var(--slot-height)',
  display: 'grid',
  placeItems: 'center',
  padding: space[8],
  border: `1px dashed ${color.line}`,
  borderRadius: radius.base,
  fontSize: fontSize[14],
  color: color.muted,
});

/** Stands where a slot of another remote would be, in the room that slot keeps. */
function AbsentSlot({ name }: { name: SlotName }): ReactNode {
  const height = { '--slot-height': `${slotSpace[name].minHeight}px` } as CSSProperties; // a custom property is no known style key
  return (
    <div css={placeStyles} style={height} data-slot={name}>
      {name}, of {slotOwner(name)}
    </div>
  );
}

interface OwnSlotProps {
  name: SlotName;
  slot: OpaqueSlot;
  props: SlotProps[SlotName];
  fallback: ReactNode;
}

/** A slot whose data is fetched once it is in the page, as the browser does for one the server left out. */
function LoadedSlot({ name, slot, props, fallback }: OwnSlotProps): ReactNode {
  const { events: _events, visit: _visit, ...services } = usePlatform();
  const state = useDeferred(JSON.stringify(props), async (signal) =>
    slot.load?.(props, { ...services, signal }),
  );
  if (state.kind === 'loading') return fallback;
  if (state.kind === 'failed') return slotSpace[name].onFailure === 'hide' ? null : <ErrorPanel />;
  const { Component } = slot;
  return <Component {...props} data={state.value} />;
}

/** Draws a remote's own slots and marks the places of all others. */
export const createSlotHost = (remote: RemoteModule): SlotHost => ({
  Outlet: ({ name, props, fallback }) => {
    const slot = opaqueSlot(remote, name);
    if (!slot) return <AbsentSlot name={name} />;
    if (slot.load) return <LoadedSlot name={name} slot={slot} props={props} fallback={fallback} />;
    return <slot.Component {...props} data={null} />;
  },
});
