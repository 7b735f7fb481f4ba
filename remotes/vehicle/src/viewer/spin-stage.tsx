import { useMemo, useRef, type ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { useSite } from 'shared-contracts/react';
import { carTitle } from 'shared-rules/car-title';
import { IconButton } from 'shared-ui/button';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, SpinIcon } from 'shared-ui/icons';
import { Image } from 'shared-ui/image';
import { frameSize, frameUrl } from './media-hero';
import { useFrames } from './use-frames';
import { useHotspots } from './use-hotspots';
import { useSpin } from './use-spin';
import { useSwipeHint } from './use-swipe-hint';
import * as styles from './viewer.styles';

type SpinCar = Pick<Car, 'spin_images' | 'hotspots' | 'year' | 'make' | 'model' | 'badge' | 'series'>;

const fullTurnDegrees = 360;

/** The car on its turntable: drag, keys, buttons, or by itself where the site wishes (VEH-014 to VEH-019). */
export function SpinStage({ car }: { car: SpinCar }): ReactNode {
  const site = useSite();
  const stage = useRef<HTMLDivElement>(null);
  const turntable = useRef<HTMLDivElement>(null);
  const [hasHint, endHint] = useSwipeHint();
  const urls = useMemo(
    () => car.spin_images.map((reference) => frameUrl(site, reference)),
    [car.spin_images, site],
  );
  const count = urls.length;
  const { handlers, isTurning, turn, stop, ...aim } = useSpin({
    count,
    autoRotate: site.vehicle.spinner.autoRotate,
    onUse: endHint,
    stage,
  });
  const shown = useFrames(urls, aim);
  const { marks, description } = useHotspots({
    hotspots: car.hotspots?.exterior ?? [],
    angle: shown,
    onOpen: stop,
  });
  return (
    <div ref={stage} css={styles.stage}>
      <div
        ref={turntable}
        css={styles.turntable}
        role="slider"
        tabIndex={0}
        aria-label={`Turn the ${carTitle(car)}`}
        aria-valuemin={0}
        aria-valuemax={count - 1}
        aria-valuenow={aim.frame}
        aria-valuetext={`${Math.round((aim.frame * fullTurnDegrees) / count)} degrees`}
        {...handlers}
      >
        <Image src={urls[shown]} {...frameSize} priority decoding="sync" draggable={false} alt="" />
      </div>
      {marks}
      {description}
      <div css={styles.previous}>
        <IconButton veiled label="Turn left" onClick={() => turn(-1)}>
          <ChevronLeftIcon />
        </IconButton>
      </div>
      <div css={styles.next}>
        <IconButton veiled label="Turn right" onClick={() => turn(1)}>
          <ChevronRightIcon />
        </IconButton>
      </div>
      {isTurning ? (
        <div css={styles.stop}>
          <IconButton
            veiled
            label="Stop turning"
            onClick={() => {
              stop();
              turntable.current?.focus();
            }}
          >
            <PauseIcon />
          </IconButton>
        </div>
      ) : null}
      {hasHint ? (
        <p css={styles.hint}>
          <SpinIcon />
          Drag to turn
        </p>
      ) : null}
    </div>
  );
}
