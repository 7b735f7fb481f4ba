import { useEffect, type ReactNode } from 'react';
import { RouterProvider, type DataRouter } from 'react-router';
import { followLinks } from './follow-links';
import { RouterBinding } from './routing-provider';

/** The page of a router without a shell: its route's element, with hooks and links that work. For tests and the harness. */
export function RoutedPage({ router }: { router: DataRouter }): ReactNode {
  useEffect(() => followLinks((href, options) => void router.navigate(href, options)), [router]);
  return (
    <RouterBinding router={router}>
      {/* Together with what the hooks report, not after it. */}
      <RouterProvider router={router} useTransitions={false} />
    </RouterBinding>
  );
}
