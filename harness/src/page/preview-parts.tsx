import { css } from '@emotion/react';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Outlet,
  useLocation,
  useMatches,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
} from 'react-router-dom';
import { Slot, useSite } from 'shared-contracts/react';
import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import type { SlotName } from 'shared-contracts/slots';
import { Button } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { ErrorPanel } from 'shared-ui/error-panel';
import { containerStyles } from 'shared-ui/layout';
import { space } from 'shared-ui/tokens';
import { findRoute } from '../suite/find-route';
import { sampleSlots } from '../sample/sample-slots';
import { messageSource, postToFrame } from './messages';
import type { TestPage } from './test-page';

const slotPageStyles = css([containerStyles, { display: 'grid', gap: space[16], paddingBlock: space[24] }]);

/** Title of the page in view, from the route's own `meta`. */
function usePageTitle(remote: RemoteModule): string {
  const site = useSite();
  const { pathname, search } = useLocation();
  const data = useMatches().at(-1)?.loaderData;
  if (data === undefined) return site.site.name;
  const { route } = findRoute(remote, pathname);
  return route.meta(data, { site, url: new URL(pathname + search, window.location.origin) }).title;
}

function PageTitle({ remote }: { remote: RemoteModule }): ReactNode {
  const { pathname, search } = useLocation();
  const title = usePageTitle(remote);
  useEffect(() => {
    document.title = title;
    postToFrame({ source: messageSource, kind: 'address', address: pathname + search, title });
  }, [title, pathname, search]);
  return null;
}

/** What every page stands in: a main landmark, and the title of the window. */
export function PreviewLayout({ remote }: { remote: RemoteModule }): ReactNode {
  const { state } = useNavigation();
  return (
    <main aria-busy={state === 'loading'}>
      <PageTitle remote={remote} />
      <Outlet />
    </main>
  );
}

/** Shows a page that could not be loaded the way the shell does. */
export function LoadFailure(): ReactNode {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <main>
        <h1 className="visually-hidden">Page not found</h1>
        <EmptyState title="The 404 page">This address holds nothing on this site.</EmptyState>
      </main>
    );
  }
  return (
    <main>
      <h1 className="visually-hidden">Page unavailable</h1>
      <ErrorPanel onRetry={() => void revalidate()} busy={state === 'loading'} />
    </main>
  );
}

/** A slot whose props were checked against its name where the samples stand. */
const SampleSlot = Slot as ComponentType<{ name: SlotName; placement: string }>; // see above

/** One slot by itself, placed as a page of another remote would place it. */
export function SlotPage({ fixture }: { fixture: TestPage }): ReactNode {
  const { name = '', sample = '0' } = useParams();
  const [isOpen, setOpen] = useState(true);
  const slot = name as SlotName; // an unknown one has no samples
  const samples = sampleSlots(fixture.cars, fixture.locations, () => setOpen(false))[slot] as
    readonly { name: string; props: object }[] | undefined; // props belong to the slot's name
  const chosen = samples?.[Number(sample)];
  return (
    <div css={slotPageStyles}>
      <h1>{name}</h1>
      {!chosen ? (
        <EmptyState title="No sample">There are no sample props for this slot with this data.</EmptyState>
      ) : isOpen ? (
        <SampleSlot name={slot} placement={sample} {...chosen.props} />
      ) : (
        <Button onClick={() => setOpen(true)}>Open again</Button>
      )}
    </div>
  );
}
