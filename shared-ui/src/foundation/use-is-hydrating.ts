import { useSyncExternalStore } from 'react';

const neverChanges = () => (): void => undefined;
const isInBrowser = (): boolean => false;
const isOnServer = (): boolean => true;

/** Whether a component renders what the server rendered: on the server, and in its first render over that markup. */
export const useIsHydrating = (): boolean => useSyncExternalStore(neverChanges, isInBrowser, isOnServer);
