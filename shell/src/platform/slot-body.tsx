import { css } from '@emotion/react';
import {
  useEffect,
  useState,
  type ComponentProps,
  type ComponentType,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { useDeferred, usePlatform, type SlotHost } from 'shared-contracts/react';
import type { RemoteModule, SlotDefinition } from 'shared-contracts/remote/remote-module';
import { placementKey, slotOwner, slotSpace, type SlotName, type SlotProps } from 'shared-contracts/slots';
import { browserLimitMs } from './limits';
import { remoteLabel, useRegistry } from './remote-registry';
import { useShell, useSlotData } from './shell-context';
import type { SlotWait } from './slot-wait';
import { useRemote } from './use-remote';
import { withTimeout } from './with-timeout';

export type OutletProps = ComponentProps<SlotHost['Outlet']>;

/** How far a slot has come in the browser. */
export interface SlotHydration {
  /** Lasts while the slot is far from the view. */
  wait: SlotWait;
  /** Its markup has hydrated, or it was rendered here. */
  isHydrated: boolean;
  onHydrated: (isHydrated: true) => void;
}

/** A slot whose data type is known only inside its remote. */
type OpaqueSlot = Omit<SlotDefinition<SlotName, unknown>, 'Component'> & {
  Component: ComponentType<SlotProps[SlotName] & { data: unknown }>;
};

const reserved = css({ display: 'grid', minHeight: 'var(--slot-height)', '& > *': { minHeight: 'inherit' } });

/** The room that a slot keeps. */
export function Reserved({ name, children }: { name: SlotName; children: ReactNode }): ReactNode {
  // Custom properties are the one thing React's style type does not list.
  const height = { '--slot-height': `${slotSpace[name].minHeight}px` } as CSSProperties;
  return (
    <div css={reserved} style={height}>
      {children}
    </div>
  );
}

const slotOf = (module: RemoteModule, name: SlotName): OpaqueSlot | undefined =>
  module.slots[name] as OpaqueSlot | undefined; // the remote checked the slot against its name

/** Marks on the server how far a slot came; draws nothing. */
function Mark({ onRender }: { onRender: () => void }): ReactNode {
  onRender();
  return null;
}

const nothing = (): void => undefined;

/** Data that came with the page belongs to the props it was fetched for. */
const isSame = (first: unknown, second: unknown): boolean =>
  first === second || JSON.stringify(first) === JSON.stringify(second);

/** Draws the slot of a remote that is there. Suspends until it is, and while the slot is far from the view. */
function SlotContent({
  name,
  placement,
  props,
  fallback,
  wait,
}: OutletProps & Pick<SlotHydration, 'wait'>): ReactNode {
  wait.pass();
  const owner = slotOwner(name);
  const registry = useRegistry();
  const { tracker } = useShell();
  const { origin, values } = useSlotData();
  const key = placementKey(name, placement);
  const [first] = useState({ props, data: values[key], hasData: key in values });
  const slot = slotOf(useRemote(owner, origin === 'server' ? key : null), name);
  if (!slot) throw new Error(`Remote ${owner} has no slot ${name}.`);
  const { Component } = slot;
  const isProvided = !slot.load || (first.hasData && isSame(first.props, props));
  return (
    <div data-remote={remoteLabel(registry, owner)} data-slot={name}>
      <Mark onRender={tracker ? () => tracker.began(key, name) : nothing} />
      {isProvided ? (
        <Component {...props} data={first.data ?? null} />
      ) : (
        <LoadedSlot name={name} slot={slot} props={props} fallback={fallback} />
      )}
      <Mark onRender={tracker ? () => tracker.finished(key) : nothing} />
    </div>
  );
}

/** Draws a slot whose data the browser fetches. */
function LoadedSlot({
  name,
  slot,
  props,
  fallback,
}: Pick<OutletProps, 'name' | 'props' | 'fallback'> & { slot: OpaqueSlot }): ReactNode {
  const { events: _events, visit: _visit, ...services } = usePlatform();
  const state = useDeferred(JSON.stringify(props), (signal) =>
    withTimeout(
      browserLimitMs,
      `Slot ${name}`,
      async (limited) => slot.load?.(props, { ...services, signal: limited }),
      signal,
    ),
  );
  if (state.kind === 'failed') throw state.error;
  if (state.kind === 'loading') return <Reserved name={name}>{fallback}</Reserved>;
  const { Component } = slot;
  return <Component {...props} data={state.value} />;
}

/**
 * What the server did not draw stays as it is for the first client render and is tried afterwards.
 * A slot whose data the server did not fetch counts as such.
 */
export function SlotBody({ isHydrated, onHydrated, ...outlet }: OutletProps & SlotHydration): ReactNode {
  const { name, placement, fallback } = outlet;
  const { origin, values } = useSlotData();
  const registry = useRegistry();
  const { tracker } = useShell();
  useEffect(() => onHydrated(true), [onHydrated]);
  const key = placementKey(name, placement);
  if (!isHydrated) {
    const isRendered = tracker ? canDraw(outlet, registry, values) : origin === 'client' || key in values;
    if (!isRendered) {
      tracker?.leftOut(name);
      return <Reserved name={name}>{fallback}</Reserved>;
    }
  }
  return <SlotContent {...outlet} />;
}

/** Server only: the remote is there, and so is the slot's data when it needs any. */
function canDraw(
  { name, placement }: OutletProps,
  registry: ReturnType<typeof useRegistry>,
  values: Readonly<Record<string, unknown>>,
): boolean {
  const state = registry.state(slotOwner(name));
  if (state.kind !== 'ready') return false;
  const slot = slotOf(state.module, name);
  return slot !== undefined && (!slot.load || placementKey(name, placement) in values);
}
