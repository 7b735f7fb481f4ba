import { css } from '@emotion/react';
import {
  useEffect,
  useEffectEvent,
  useState,
  type ComponentProps,
  type ComponentType,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { usePlatform, type SlotHost } from 'shared-contracts/react';
import type { RemoteModule, SlotDefinition } from 'shared-contracts/remote/remote-module';
import { placementKey, slotOwner, slotSpace, type SlotName, type SlotProps } from 'shared-contracts/slots';
import { browserLimitMs } from './limits';
import { remoteLabel, useRegistry } from './remote-registry';
import { useShell, type SlotData } from './shell-context';
import type { SlotWait } from './slot-wait';
import { useRemote } from './use-remote';
import { withTimeout } from './with-timeout';

export type OutletProps = ComponentProps<SlotHost['Outlet']>;

/** How far a slot has come in the browser. */
export interface SlotHydration {
  /** Lasts while the slot is far from the view. */
  wait: SlotWait;
  /** Data of the page's slots; another function once the slot lives. */
  slotData: () => SlotData;
  /** Its markup has hydrated, or it was rendered here. */
  isHydrated: boolean;
  onHydrated: (isHydrated: true) => void;
}

/** A slot whose data type is known only inside its remote. */
type OpaqueSlot = Omit<SlotDefinition<SlotName, unknown>, 'Component'> & {
  Component: ComponentType<SlotProps[SlotName] & { data: unknown }>;
};

const reserved = css({ display: 'grid', minHeight: 'var(--slot-height)', '& > *': { minHeight: 'inherit' } });

/** The space that a slot reserves. */
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

/** Marks on the server how far a slot came; renders nothing. */
function Mark({ onRender }: { onRender: () => void }): ReactNode {
  onRender();
  return null;
}

const nothing = (): void => undefined;

/** Data that came with the page belongs to the props it was fetched for. */
const isSame = (first: unknown, second: unknown): boolean =>
  first === second || JSON.stringify(first) === JSON.stringify(second);

/** Renders the slot of a remote that is there. Suspends until it is, and while the slot is far from the view. */
function SlotContent({
  name,
  placement,
  props,
  fallback,
  wait,
  slotData,
}: OutletProps & Pick<SlotHydration, 'wait' | 'slotData'>): ReactNode {
  wait.pass();
  const owner = slotOwner(name);
  const registry = useRegistry();
  const { tracker } = useShell();
  const { origin, values } = slotData();
  const key = placementKey(name, placement);
  const slot = slotOf(useRemote(owner, origin === 'server' ? key : null), name);
  if (!slot) throw new Error(`Remote ${owner} has no slot ${name}.`);
  const { Component } = slot;
  return (
    <div data-remote={remoteLabel(registry, owner)} data-slot={name}>
      <Mark onRender={tracker ? () => tracker.began(key, name) : nothing} />
      {slot.load ? (
        <LoadedSlot
          slot={slot}
          fetched={key in values ? { props, data: values[key] ?? null } : null}
          {...{ name, props, fallback }}
        />
      ) : (
        <Component {...props} data={null} />
      )}
      <Mark onRender={tracker ? () => tracker.finished(key) : nothing} />
    </div>
  );
}

/** Data of a slot and the props it was fetched for. */
interface Fetched {
  props: SlotProps[SlotName];
  data: unknown;
}

/**
 * Renders a slot that needs data: what came with the page, and after new props the old until the new is there, so that
 * nothing vanishes for a moment.
 */
function LoadedSlot({
  name,
  slot,
  props,
  fallback,
  fetched,
}: Pick<OutletProps, 'name' | 'props' | 'fallback'> & {
  slot: OpaqueSlot;
  fetched: Fetched | null;
}): ReactNode {
  const { events: _events, visit: _visit, ...services } = usePlatform();
  const [shown, setShown] = useState(fetched);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const fetchData = useEffectEvent((signal: AbortSignal) =>
    withTimeout(
      browserLimitMs,
      `Slot ${name}`,
      async (limited) => slot.load?.(props, { ...services, signal: limited }),
      signal,
    ).then(
      (data) => signal.aborted || setShown({ props, data }),
      (error: unknown) => signal.aborted || setFailure({ error }),
    ),
  );
  const isCurrent = shown !== null && isSame(shown.props, props);
  const key = isCurrent ? null : JSON.stringify(props);
  useEffect(() => {
    if (key === null) return undefined;
    const controller = new AbortController();
    void fetchData(controller.signal);
    return () => controller.abort();
  }, [key]);
  if (failure) throw failure.error;
  if (!shown) return <Reserved name={name}>{fallback}</Reserved>;
  const { Component } = slot;
  return <Component {...(isCurrent ? props : shown.props)} data={shown.data} />;
}

/**
 * What the server did not render stays as it is for the first client render and is tried afterwards.
 * A slot whose data the server did not fetch counts as such.
 */
export function SlotBody({ isHydrated, onHydrated, ...outlet }: OutletProps & SlotHydration): ReactNode {
  const { name, placement, fallback, slotData } = outlet;
  const { origin, values } = slotData();
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
