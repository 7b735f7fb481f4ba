/**
 * What a host outside this platform needs of the contracts. Every `mf/` container offers it, with the router's part
 * (`shared-routing/host`), so that such a host installs nothing of ours and shares the very contexts the remote reads.
 */
export { PlatformProvider, ServerFormProvider, SlotHostProvider } from 'shared-contracts/react';
export { createHttpClient } from '../api/http-client';
export { createEventBus } from '../events/bus';
