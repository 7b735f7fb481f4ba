import { useState, type CSSProperties, type ReactNode } from 'react';
import type { Hotspot } from 'shared-contracts/entities/car';
import { PlusIcon } from 'shared-ui/icons';
import * as styles from './viewer.styles';

interface HotspotsOptions {
  hotspots: readonly Hotspot[];
  /** Index of the angle that is shown. */
  angle: number;
  /** Called when a description is shown. */
  onOpen?: () => void;
}

interface Hotspots {
  /** The marks, to lie over the whole picture. */
  marks: ReactNode;
  /** What there is to say, to lie over the part of the picture that is in view. */
  description: ReactNode;
}

/**
 * Places worth a word, where they lie on the picture of this angle; one that cannot be seen from here is left out.
 * A click or focus shows what there is to say (VEH-018), Escape takes it away.
 */
export function useHotspots({ hotspots, angle, onOpen }: HotspotsOptions): Hotspots {
  const [open, setOpen] = useState<number | null>(null);
  const show = (index: number) => {
    setOpen(index);
    onOpen?.();
  };
  const inView = hotspots.flatMap(({ position, description }, index) => {
    const place = position[angle];
    return place && description.trim() !== '' ? [{ place, description, index }] : [];
  });
  const shown = inView.find(({ index }) => index === open);
  return {
    marks: inView.map(({ place, description, index }) => {
      // Custom properties are the one thing React's style type does not list.
      const at = { '--x': `${place.x * 100}%`, '--y': `${place.y * 100}%` } as CSSProperties;
      return (
        <span key={index} css={styles.anchor} style={at}>
          <button
            type="button"
            css={styles.hotspot}
            data-placed=""
            aria-label={description}
            data-open={index === open ? '' : undefined}
            onClick={() => show(index)}
            onFocus={() => show(index)}
            onBlur={() => setOpen(null)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setOpen(null);
            }}
          >
            <PlusIcon size={16} />
          </button>
        </span>
      );
    }),
    // Its button says the same to shoppers who cannot see it.
    description: shown ? (
      <p css={styles.description} data-side={shown.place.y > 0.5 ? 'top' : undefined} aria-hidden="true">
        {shown.description}
      </p>
    ) : null,
  };
}
