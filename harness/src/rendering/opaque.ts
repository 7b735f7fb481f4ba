import type { ComponentType } from 'react';
import type {
  AnyRoute,
  LoadServices,
  RemoteModule,
  RemoteRoute,
} from 'shared-contracts/remote/remote-module';
import type { SlotName, SlotProps } from 'shared-contracts/slots';

/** A route whose data only its remote understands. */
export type OpaqueRoute = RemoteRoute<unknown>;

/** A slot whose data only its remote understands. */
export interface OpaqueSlot {
  load?: (props: SlotProps[SlotName], services: LoadServices) => Promise<unknown>;
  Component: ComponentType<SlotProps[SlotName] & { data: unknown }>;
}

export const opaqueRoute = (route: AnyRoute): OpaqueRoute => route as unknown as OpaqueRoute; // the remote checked its own data type

export const opaqueSlot = (remote: RemoteModule, name: SlotName): OpaqueSlot | undefined =>
  remote.slots[name] as OpaqueSlot | undefined; // the remote checked the slot against its name
