import { useEffect, useRef, type PointerEvent, type ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { useSite } from 'shared-contracts/react';
import { carTitle } from 'shared-rules/car-title';
import { IconButton } from 'shared-ui/button';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon, ChevronUpIcon } from 'shared-ui/icons';
import { Image } from 'shared-ui/image';
import { pictureUrlOf } from '../gallery/slide-sources';
import { useHotspots } from './use-hotspots';
import * as styles from './viewer.styles';

type InteriorCar = Pick<
  Car,
  'spin_interior_image' | 'hotspots' | 'year' | 'make' | 'model' | 'badge' | 'series'
>;

/** Part of the view that one press of a button moves. */
const step = 0.4;

const views = [
  ['Look left', -1, 0, ChevronLeftIcon, styles.previous],
  ['Look right', 1, 0, ChevronRightIcon, styles.next],
  ['Look up', 0, -1, ChevronUpIcon, styles.above],
  ['Look down', 0, 1, ChevronDownIcon, styles.below],
] as const;

/**
 * A wide picture of the inside that one looks around in: it scrolls by itself with a finger, a wheel and keys; a mouse
 * drags it, and buttons do the same (VEH-014).
 */
export function Interior({ car }: { car: InteriorCar }): ReactNode {
  const site = useSite();
  const view = useRef<HTMLDivElement>(null);
  const title = carTitle(car);
  const { marks, description } = useHotspots({ hotspots: car.hotspots?.interior ?? [], angle: 0 });

  const centre = () => {
    const element = view.current;
    if (!element || element.scrollWidth <= element.clientWidth) return;
    element.scrollTo({
      left: (element.scrollWidth - element.clientWidth) / 2,
      top: (element.scrollHeight - element.clientHeight) / 2,
      behavior: 'instant',
    });
  };
  // From the server the picture may have come before this code.
  useEffect(centre, []);
  const scrollView = (x: number, y: number) => {
    const element = view.current;
    element?.scrollBy({ left: x * step * element.clientWidth, top: y * step * element.clientHeight });
  };
  const startDrag = (event: PointerEvent<HTMLDivElement>) => {
    // A finger scrolls; only a mouse has to be helped.
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
  };
  const dragOn = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType !== 'mouse' || (event.buttons & 1) === 0) return;
    event.currentTarget.scrollBy({
      left: -event.movementX,
      top: -event.movementY,
      behavior: 'instant',
    });
  };
  return (
    <div css={styles.stage}>
      {/* A mouse drags what keys, fingers and the buttons scroll. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={view}
        css={styles.interior}
        role="region"
        aria-label={`Interior of ${title}`}
        tabIndex={0}
        onPointerDown={startDrag}
        onPointerMove={dragOn}
      >
        <div css={styles.panorama}>
          <Image
            pictureUrl={pictureUrlOf(site, car.spin_interior_image ?? '')}
            widths={[800, 1200, 1600]}
            sizes="200vw"
            width={1600}
            height={800}
            priority
            draggable={false}
            onLoad={centre}
            alt={`Interior of ${title}`}
          />
          {marks}
        </div>
      </div>
      {description}
      {views.map(([label, x, y, Icon, place]) => (
        <div key={label} css={place}>
          <IconButton veiled label={label} onClick={() => scrollView(x, y)}>
            <Icon />
          </IconButton>
        </div>
      ))}
    </div>
  );
}
