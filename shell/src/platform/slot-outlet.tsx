import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import type { SlotHost } from 'shared-contracts/react';
import { placementKey, slotOwner, slotSpace } from 'shared-contracts/slots';
import { ErrorPanel } from 'shared-ui/error-panel';
import { RemoteBoundary } from './remote-boundary';
import { remoteLabel, useRegistry } from './remote-registry';
import { messageOf, useShell, useSlotData } from './shell-context';
import { Reserved, SlotBody, type Life, type OutletProps } from './slot-body';
import { createSlotWait, endWhenNear, noWait, type SlotWait } from './slot-wait';

/** A slot in its own boundary. */
function ContainedSlot({ wait, isAlive, onAlive, ...outlet }: OutletProps & Life): ReactNode {
  const { name, fallback, placement } = outlet;
  const registry = useRegistry();
  const { report, served } = useShell();
  // Of another page, and so of another car, the server has drawn nothing that could stand here.
  const { origin } = useSlotData();
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
      <SlotBody {...outlet} wait={wait} isAlive={isAlive} onAlive={onAlive} />
    </RemoteBoundary>
  );
}

type Values = Readonly<Record<string, unknown>>;

const isShallowSame = (first: Values, second: Values): boolean =>
  Object.keys(first).length === Object.keys(second).length &&
  Object.entries(first).every(([key, value]) => Object.is(value, second[key]));

/** A page that only repeats itself does not reach its slots. */
const StillSlot = memo(
  ContainedSlot,
  ({ props, ...rest }, { props: nextProps, ...nextRest }) =>
    isShallowSame(rest, nextRest) && isShallowSame({ ...props }, { ...nextProps }),
);

/**
 * A slot keeps to the props it was first drawn with until it lives: drawn anew with others while it waits for its
 * code, it would take the server's markup away and what stands below it would jump.
 */
function SteadySlot({ wait, ...outlet }: OutletProps & { wait: SlotWait }): ReactNode {
  const [first] = useState(outlet);
  const [isAlive, setAlive] = useState(false);
  const isOther = outlet.name !== first.name || outlet.placement !== first.placement;
  return (
    <StillSlot {...(isAlive || isOther ? outlet : first)} wait={wait} isAlive={isAlive} onAlive={setAlive} />
  );
}

/** A slot far down the page, whose remote is fetched when it comes near the view. */
function FarSlot(outlet: OutletProps): ReactNode {
  const { tracker } = useShell();
  const { origin, values } = useSlotData();
  const room = useRef<HTMLDivElement>(null);
  const [{ wait, isDrawn }] = useState(() => {
    const drawn = origin === 'server' && placementKey(outlet.name, outlet.placement) in values;
    return { wait: tracker ? noWait : createSlotWait(drawn), isDrawn: drawn };
  });
  useEffect(() => (room.current ? endWhenNear(wait, room.current, isDrawn) : undefined), [wait, isDrawn]);
  return (
    <div ref={room}>
      <SteadySlot {...outlet} wait={wait} />
    </div>
  );
}

/** Places a block of another remote: its own boundary, its own room, its own way of failing (design §4). */
const SlotOutlet: SlotHost['Outlet'] = (outlet) =>
  slotSpace[outlet.name].load === 'near' ? <FarSlot {...outlet} /> : <SteadySlot {...outlet} wait={noWait} />;

export const slotHost: SlotHost = { Outlet: SlotOutlet };
