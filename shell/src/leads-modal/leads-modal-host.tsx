import { startTransition, useState, type ReactNode } from 'react';
import { Slot, useEvent, usePlatform } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import type { ModalRequest } from 'shared-contracts/slots';
import { useRegistry } from '../platform/remote-registry';

/** Where a visitor can ask the same thing without the dialog. */
function pageFor({ kind, payload }: ModalRequest): string {
  if (kind === 'enquiry') {
    return hrefs.enquire({
      ...(payload.location_slug ? { locationSlug: payload.location_slug } : {}),
      ...(payload.category ? { category: payload.category } : {}),
      ...(payload.offer_id === undefined ? {} : { offerId: payload.offer_id }),
    });
  }
  if (kind !== 'test-drive') return hrefs.enquire();
  return hrefs.bookTestDrive({
    ...(payload.car_id === undefined ? {} : { carId: payload.car_id }),
    ...(payload.model_slug ? { modelSlug: payload.model_slug } : {}),
    ...(payload.dealership_slug ? { dealershipSlug: payload.dealership_slug } : {}),
    ...(payload.offer_id === undefined ? {} : { offerId: payload.offer_id }),
  });
}

/**
 * Answers the requests for a lead form with the dialog of the leads remote, which is loaded when it is first
 * needed (CON-024). When it cannot be loaded the visitor is led to the enquiry page instead.
 */
export function LeadsModalHost(): ReactNode {
  const { events } = usePlatform();
  const registry = useRegistry();
  const [request, setRequest] = useState<{ modal: ModalRequest; count: number } | null>(null);
  const open = (modal: ModalRequest): void => {
    const withChunk = registry.load('leads').then((leads) => leads.slots['leads.modal']?.code?.());
    withChunk.then(
      // In slices, between which the browser answers the press itself.
      () => startTransition(() => setRequest((last) => ({ modal, count: (last?.count ?? 0) + 1 }))),
      () => events.publish('navigation:requested', { href: pageFor(modal) }, 'shell'),
    );
  };
  useEvent('leads:enquiry-requested', (payload) => open({ kind: 'enquiry', payload }));
  useEvent('leads:test-drive-requested', (payload) => open({ kind: 'test-drive', payload }));
  useEvent('leads:photos-requested', (payload) => open({ kind: 'photos', payload }));
  useEvent('leads:similar-requested', (payload) => open({ kind: 'similar', payload }));
  if (!request) return null;
  return (
    <Slot
      // Each request opens the dialog afresh.
      key={request.count}
      name="leads.modal"
      placement="page"
      request={request.modal}
      onClose={() => setRequest(null)}
    />
  );
}
