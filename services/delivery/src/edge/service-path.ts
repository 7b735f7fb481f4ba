import { apiPrefix } from 'shared-contracts/api/endpoints';

/** Below these no page can live: a call that fails is answered as a call (API-038). */
const servicePaths = [apiPrefix, '/search-service'];
export const isServicePath = (url: string): boolean =>
  servicePaths.some(
    (prefix) => url === prefix || url.startsWith(`${prefix}/`) || url.startsWith(`${prefix}?`),
  );
