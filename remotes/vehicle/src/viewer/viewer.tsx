import { useState, type ComponentType, type ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { useSite } from 'shared-contracts/react';
import { stockNoun } from 'shared-rules/stock-noun';
import { Tabs } from 'shared-ui/tabs';
import { Gallery } from '../gallery/gallery';
import { Interior } from './interior';
import { initialMode, mediaModes, type MediaMode } from './media-modes';
import { SpinStage } from './spin-stage';
import * as styles from './viewer.styles';

const views: Record<MediaMode, { label: string; View: ComponentType<{ car: Car }> }> = {
  spinner: { label: 'Spin', View: SpinStage },
  gallery: { label: 'Images', View: Gallery },
  interior: { label: 'Interior', View: Interior },
};

/**
 * Spin, Images and Interior of a car (VEH-014). Only the mode in view is in the page, so that leaving one gives its
 * pictures back and the gallery begins anew (VEH-011).
 */
export function Viewer({ car }: { car: Car }): ReactNode {
  const site = useSite();
  const [mode, setMode] = useState(initialMode(car, site));
  const modes = mediaModes(car);
  return (
    <div css={[styles.viewer, site.vehicle.gallery === 'strip' && styles.viewerBesideStrip]}>
      <Tabs
        label={`Views of the ${stockNoun(site)}`}
        defaultTab={mode}
        onChange={(id) => setMode(modes.find((known) => known === id) ?? mode)}
        tabs={modes.map((id) => {
          const { label, View } = views[id];
          return { id, label, content: id === mode ? <View car={car} /> : null };
        })}
      />
      {mode === 'gallery' ? null : (
        // Tabs need a script; the pictures do not.
        <noscript>
          <Gallery car={car} />
        </noscript>
      )}
    </div>
  );
}
