/**
 * What a host outside this platform needs around a page or slot of a remote. Every `mf/` container exposes it as
 * `./host`, so that such a host installs nothing of ours and shares the very contexts the remote reads.
 */
export { PlatformProvider, ServerFormProvider, SlotHostProvider } from 'shared-contracts/react';
export { createHttpClient } from '../api/http-client';
export { createEventBus } from '../events/bus';
