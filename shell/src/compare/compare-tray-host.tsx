import type { ReactNode } from 'react';
import { usePathname } from 'shared-routing';
import { useSite } from 'shared-contracts/react';
import { paths } from 'shared-contracts/routes';
import { useLazy } from 'shared-ui/use-lazy';
import { useCompared } from './use-compared';

const loadTray = () => import('./compare-tray');

/** Pages that the tray would only be in the way of. */
const isWithoutTray = (path: string): boolean => path === paths.compare || path === paths.signIn;

/** Brings the tray once there is something in it (SHL-072). */
export function CompareTrayHost(): ReactNode {
  const { compare } = useSite();
  const pathname = usePathname();
  const { items } = useCompared();
  const isShown = compare.enabled && items.length > 0 && !isWithoutTray(pathname);
  const part = useLazy(isShown, loadTray);
  return isShown && part ? <part.CompareTray /> : null;
}
