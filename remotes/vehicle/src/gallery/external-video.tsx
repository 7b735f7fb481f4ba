import { useState, type MouseEvent, type ReactNode } from 'react';
import type { Video } from 'shared-contracts/videos';
import { PlayIcon } from 'shared-ui/icons';
import { lazyComponent } from 'shared-ui/lazy-component';
import * as styles from './gallery.styles';
import type { PlayableVideo } from './video-player';

const dialog = lazyComponent<{ video: PlayableVideo; title: string; onClose: () => void }>(
  async () => (await import(/* webpackChunkName: 'video' */ './video-dialog')).VideoDialog,
);

/** "Watch Video": a link to the film on another host, which opens in a dialog where the page can show it (VEH-013). */
export function ExternalVideo({ video, title }: { video: Video; title: string }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const watch = (event: MouseEvent): void => {
    if (video.kind === 'link') return;
    event.preventDefault();
    dialog.code().then(
      () => setOpen(true),
      () => window.open(video.href, '_blank', 'noopener'),
    );
  };
  return (
    <>
      <a href={video.href} target="_blank" rel="noopener noreferrer" css={styles.pill} onClick={watch}>
        <PlayIcon />
        Watch Video
      </a>
      {isOpen && video.kind !== 'link' ? (
        <dialog.Component video={video} title={`Video of ${title}`} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
