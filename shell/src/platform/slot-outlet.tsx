import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import type { SlotHost } from 'shared-contracts/react';
import { placementKey, slotOwner, slotSpace } from 'shared-contracts/slots';
import { ErrorPanel } from 'shared-ui/error-panel';
import { RemoteBoundary } from './remote-boundary';
import { remoteLabel, useRegistry } from './remote-registry';
import { messageOf, useShell, useSlotData, useSlotDataSource } from './shell-context';
import { Reserved, SlotBody, type SlotHydration, type OutletProps } from './slot-body';
import { createSlotWait, endOnNearViewport, noWait, type SlotWait } from './slot-wait';

/** A slot in its own boundary. */
function SlotWithBoundary({
  wait,
  slotData,
  isHydrated,
  onHydrated,
  ...outlet
}: OutletProps & SlotHydration): ReactNode {
  const { name, fallback, placement } = outlet;
  const registry = useRegistry();
  const { report, served } = useShell();
  // Of another page, and so of another car, the server has rendered nothing that could stand here.
  const { origin } = slotData();
  const owner = slotOwner(name);
  return (
    <RemoteBoundary
      remote={owner}
      registry={registry}
      served={served}
      servedKey={origin === 'server' ? placementKey(name, placement) : null}
      attributes={{ 'data-remote': remoteLabel(registry, owner), 'data-slot': name }}
      isQuiet={slotSpace[name].onFailure === 'hide'}
      part={placement}
      onFailure={(error) => report({ remote: owner, phase: 'slot', message: `${name}: ${messageOf(error)}` })}
      fallback={(retry, busy) => {
        if (slotSpace[name].onFailure === 'hide') return fallback;
        return (
          <Reserved name={name}>
            <ErrorPanel onRetry={retry} busy={busy} />
          </Reserved>
        );
      }}
      waiting={<Reserved name={name}>{fallback}</Reserved>}
    >
      <SlotBody {...outlet} wait={wait} slotData={slotData} isHydrated={isHydrated} onHydrated={onHydrated} />
    </RemoteBoundary>
  );
}

type Values = Readonly<Record<string, unknown>>;

const isShallowSame = (first: Values, second: Values): boolean =>
  Object.keys(first).length === Object.keys(second).length &&
  Object.entries(first).every(([key, value]) => Object.is(value, second[key]));

/** A page that only repeats itself does not reach its slots. */
const FrozenUntilHydrated = memo(
  SlotWithBoundary,
  ({ props, ...rest }, { props: nextProps, ...nextRest }) =>
    isShallowSame(rest, nextRest) && isShallowSame({ ...props }, { ...nextProps }),
);

/**
 * A slot keeps to the props and the data it was first rendered with until it lives: rendered with others while it waits for
 * its code, it would take the server's markup away and what stands below it would jump.
 */
function MemoSlot({ wait, ...outlet }: OutletProps & { wait: SlotWait }): ReactNode {
  const slotData = useSlotDataSource();
  const [first] = useState(() => {
    const data = slotData();
    return { outlet, slotData: () => data };
  });
  const [isHydrated, setHydrated] = useState(false);
  const isOther = outlet.name !== first.outlet.name || outlet.placement !== first.outlet.placement;
  const isFirst = !isHydrated && !isOther;
  return (
    <FrozenUntilHydrated
      {...(isFirst ? first.outlet : outlet)}
      wait={wait}
      slotData={isFirst ? first.slotData : slotData}
      isHydrated={isHydrated}
      onHydrated={setHydrated}
    />
  );
}

/** A slot far down the page, whose remote is fetched when it comes near the view. */
function LazySlot(outlet: OutletProps): ReactNode {
  const { tracker } = useShell();
  const { origin, values } = useSlotData();
  const reserved = useRef<HTMLDivElement>(null);
  const [{ wait, isRendered }] = useState(() => {
    const rendered = origin === 'server' && placementKey(outlet.name, outlet.placement) in values;
    return { wait: tracker ? noWait : createSlotWait(rendered), isRendered: rendered };
  });
  useEffect(
    () => (reserved.current ? endOnNearViewport(wait, reserved.current, isRendered) : undefined),
    [wait, isRendered],
  );
  return (
    <div ref={reserved}>
      <MemoSlot {...outlet} wait={wait} />
    </div>
  );
}

/** Places a block of another remote: its own boundary, its own space, its own way of failing. */
const SlotOutlet: SlotHost['Outlet'] = (outlet) =>
  slotSpace[outlet.name].load === 'near' ? <LazySlot {...outlet} /> : <MemoSlot {...outlet} wait={noWait} />;

export const slotHost: SlotHost = { Outlet: SlotOutlet };
