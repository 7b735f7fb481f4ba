import type { SlotHost } from 'shared-contracts/react';

/** Marks the place, and holds the props, of a slot that another remote would render. */
export const markedSlots: SlotHost = {
  Outlet: ({ name, placement, props }) => (
    <div data-testid={`slot:${name}`} data-placement={placement} data-props={JSON.stringify(props)} />
  ),
};
