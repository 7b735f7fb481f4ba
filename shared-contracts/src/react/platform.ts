import { createContext, useContext } from 'react';
import type { Platform } from '../remote/remote-module';

const PlatformContext = createContext<Platform | null>(null);
/** Gives everything below it the platform of the page. */
export const PlatformProvider = PlatformContext.Provider;

/** The platform of the page. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) {
    throw new Error(
      'There is no PlatformProvider above this component: render it through the shell or the harness.',
    );
  }
  return platform;
}

/** The site's public config. */
export const useSite = (): Platform['site'] => usePlatform().site;
