import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Slot, useSite } from 'shared-contracts/react';
import { Breadcrumbs } from 'shared-ui/breadcrumbs';
import { Container } from 'shared-ui/layout';
import { DealerWords } from '../details/dealer-words';
import { Features } from '../details/features';
import { InformationList } from '../details/information-list';
import { keyInformation, specifications } from '../details/car-information';
import { Gallery } from '../gallery/gallery';
import { BottomBar } from '../sidebar/bottom-bar';
import { Sidebar } from '../sidebar/sidebar';
import { useViewing } from '../viewing/use-viewing';
import { breadcrumbsOf } from './breadcrumbs-of';
import { disclaimerOf } from './disclaimer-of';
import * as styles from './vehicle-page.styles';
import type { VehicleData } from './vehicle-route';

/** The page of one car (VEH-001). */
export function VehiclePage({ data: { car } }: { data: VehicleData }): ReactNode {
  const site = useSite();
  useViewing(car);
  const disclaimer = disclaimerOf(site.vehicle.disclaimer, car.car_type);
  return (
    <Container css={styles.pageStyles}>
      <Breadcrumbs
        items={breadcrumbsOf(car)}
        renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
      />
      <div css={styles.columnsStyles}>
        <div css={styles.galleryStyles}>
          <Gallery key={car.id} car={car} />
        </div>
        <aside css={styles.sidebarStyles} aria-label="Price and contact">
          <Sidebar car={car} />
        </aside>
        <div css={styles.storyStyles}>
          <DealerWords text={car.dealercomments} preview={site.vehicle.commentsPreview} />
          <InformationList title="Key information" rows={keyInformation(car)} />
          <InformationList title="Specifications" rows={specifications(car)} />
          <Features items={car.standardEquipment} />
          <Slot name="finance.box" placement="page" car={car} />
          <Slot
            name="locations.card"
            placement="yard"
            dealershipSlug={car.dealership_slug}
            locationSlug={car.location?.slug ?? null}
          />
          {disclaimer ? <p css={styles.disclaimerStyles}>{disclaimer}</p> : null}
        </div>
      </div>
      <BottomBar car={car} />
    </Container>
  );
}
