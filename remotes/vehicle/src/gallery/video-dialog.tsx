import type { ReactNode } from 'react';
import { Dialog } from 'shared-ui/dialog';
import * as styles from './gallery.styles';
import { VideoPlayer, type PlayableVideo } from './video-player';

interface VideoDialogProps {
  video: PlayableVideo;
  title: string;
  onClose: () => void;
}

/** A film in a dialog of its own. Closing it ends the film. */
export function VideoDialog({ video, title, onClose }: VideoDialogProps): ReactNode {
  return (
    <Dialog open onClose={onClose} title={title} widthPx={960}>
      <div css={styles.film}>
        <VideoPlayer video={video} title={title} />
      </div>
    </Dialog>
  );
}
