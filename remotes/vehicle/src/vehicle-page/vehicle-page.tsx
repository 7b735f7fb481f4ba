import type { ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { Slot, usePlatform, useSite } from 'shared-contracts/react';
import { shownFinance } from 'shared-rules/finance/shown-finance';
import { Breadcrumbs } from 'shared-ui/breadcrumbs';
import { Container } from 'shared-ui/layout';
import { CertifiedPanel } from '../certified/certified-panel';
import { DealerComments } from '../details/dealer-comments';
import { Features } from '../details/features';
import { Highlights, newFactsFirst } from '../details/highlights';
import { InformationList } from '../details/information-list';
import { keyInformation } from 'shared-rules/key-information';
import { specifications } from 'shared-rules/specifications';
import { Faq } from '../faq/faq';
import { LocationSection } from '../location/location-section';
import { Sidebar } from '../sidebar/sidebar';
import { RecentlyViewed } from '../similar/recently-viewed';
import { SimilarCars } from '../similar/similar-cars';
import { BottomBar } from '../sticky/bottom-bar';
import { StickyHeader } from '../sticky/sticky-header';
import { VehicleMedia } from '../viewer/vehicle-media';
import { useViewing } from '../viewing/use-viewing';
import { breadcrumbsOf } from '../head/breadcrumbs-of';
import { disclaimerOf } from 'shared-rules/disclaimer-of';
import { enquiryPlacement, enquiryProps } from './enquiry-slot';
import { priceGauge, proofBox, runningCosts } from './lazy';
import * as styles from './vehicle-page.styles';
import type { VehicleData } from './load-vehicle';

/** Specifications shown before "Show More" (VEH-047). */
const firstSpecifications = 4;

/** Finance box and calculator of the finance remote, for a car on which finance is shown (VEH-051). */
function Finance({ car }: { car: Car }): ReactNode {
  const { site, now } = usePlatform();
  if (!shownFinance(car, site, now())) return null;
  return (
    <div css={styles.finance}>
      <Slot name="finance.box" placement="page" car={car} />
      <Slot name="finance.calculator" placement="page" car={car} />
    </div>
  );
}

/** Everything about the car below its pictures, in the order a buyer asks. */
function Story({ data: { car, faq } }: { data: VehicleData }): ReactNode {
  const site = useSite();
  const disclaimer = disclaimerOf(site.vehicle.disclaimer, car.car_type);
  return (
    <div css={styles.story}>
      <Highlights car={car} />
      <proofBox.Component car={car} />
      <div css={styles.overview}>
        <CertifiedPanel car={car} />
        <DealerComments text={car.dealercomments} preview={site.vehicle.commentsPreview} />
      </div>
      <InformationList title="Key information" rows={keyInformation(car)} />
      <InformationList
        title="Specifications"
        rows={newFactsFirst(car, specifications(car))}
        first={firstSpecifications}
      />
      <Features items={car.standardEquipment} />
      <Finance car={car} />
      <runningCosts.Component car={car} />
      <priceGauge.Component car={car} />
      <LocationSection car={car} />
      <Faq items={faq} />
      <Slot name="leads.form" placement={enquiryPlacement} {...enquiryProps(car, site)} />
      {disclaimer ? <p css={styles.disclaimer}>{disclaimer}</p> : null}
    </div>
  );
}

/**
 * The page of one car (VEH-001). What may still wait for its code keeps to the car that the page came with: with new
 * props it would vanish for a moment. Price and contact follow what has changed since (VEH-083).
 */
export function VehiclePage({ data }: { data: VehicleData }): ReactNode {
  const car = useViewing(data.car);
  const site = useSite();
  return (
    // Another car is another page: nothing that was opened or turned carries over.
    <Container key={car.id} css={styles.page}>
      <StickyHeader car={car} />
      <div css={styles.trail}>
        <Breadcrumbs items={breadcrumbsOf(car, site)} />
      </div>
      <div css={styles.columns}>
        <div css={styles.mediaColumn}>
          <VehicleMedia car={data.car} />
        </div>
        <aside css={styles.sidebar} aria-label="Price and contact">
          <Sidebar car={car} dealer={data.dealer} />
        </aside>
        <Story data={data} />
      </div>
      <div css={styles.rails}>
        <SimilarCars car={car} />
        <RecentlyViewed car={car} />
      </div>
      <BottomBar car={car} />
    </Container>
  );
}
