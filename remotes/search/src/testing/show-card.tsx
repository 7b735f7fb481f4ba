import { render, type RenderResult } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { publicSite, stubApi } from 'harness/testing';
import { RoutedPage } from 'shared-routing/routed-page';
import type { CarInput } from 'shared-contracts/entities/car';
import type { SlotHost } from 'shared-contracts/react';
import { makeCar, makeCard } from 'shared-contracts/testing';
import { CarCardView } from '../car-card/car-card';
import { InTestSite, makeTestSite, type TestSite } from './in-site';

export interface ShownCard {
  car?: Partial<CarInput>;
  site?: Parameters<typeof publicSite>[0];
  slots?: SlotHost;
  /** As in the results. */
  isEdgeToEdge?: boolean;
}

/** Name of the car that `showCard` shows by default. */
export const cardName = '2021 Toyota RAV4 GX';

/** Shows one card, with the car's page behind its links. */
export function showCard({
  car = {},
  site = {},
  slots,
  isEdgeToEdge = false,
}: ShownCard = {}): RenderResult & {
  testSite: TestSite;
  router: ReturnType<typeof createMemoryRouter>;
} {
  const api = stubApi({ getCar: makeCar(car) });
  const testSite = makeTestSite({ site: publicSite(site), api });
  const router = createMemoryRouter([
    { path: '/', element: <CarCardView car={makeCard(car)} sizes="100vw" isEdgeToEdge={isEdgeToEdge} /> },
    { path: '/cars/:slug', element: <h1>The car</h1> },
  ]);
  const rendered = render(
    <InTestSite testSite={testSite} {...(slots ? { slots } : {})}>
      <RoutedPage router={router} />
    </InTestSite>,
  );
  return { ...rendered, testSite, router };
}
