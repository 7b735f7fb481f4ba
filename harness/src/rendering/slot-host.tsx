import type { SlotHost } from 'shared-contracts/react';
import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import { AbsentSlot } from './absent-slot';
import { LoadedSlot } from './loaded-slot';
import { NeighbourSlot, type Neighbours } from './neighbour-slot';
import { opaqueSlot } from './opaque';

/** Renders a remote's own slots, and those of its neighbours; without neighbours it marks their places. */
export const createSlotHost = (remote: RemoteModule, neighbours?: Neighbours): SlotHost => ({
  Outlet: ({ name, props, fallback }) => {
    const slot = opaqueSlot(remote, name);
    if (slot) return <LoadedSlot name={name} slot={slot} props={props} fallback={fallback} />;
    if (!neighbours) return <AbsentSlot name={name} />;
    return <NeighbourSlot name={name} props={props} fallback={fallback} neighbours={neighbours} />;
  },
});
