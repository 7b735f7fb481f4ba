import { useState, type MouseEvent, type ReactNode } from 'react';
import type { Video } from 'shared-contracts/videos';
import { PlayIcon } from 'shared-ui/icons';
import { lazyComponent } from 'shared-ui/lazy-component';
import * as styles from './gallery.styles';
import type { VideoPlayerProps } from './video-player';

const player = lazyComponent<VideoPlayerProps>(
  async () => (await import(/* webpackChunkName: 'video' */ './video-player')).VideoPlayer,
);

interface VideoSlideProps {
  video: Video;
  title: string;
  /** What is seen until the film plays. */
  poster: ReactNode;
  /** A film that has left the view stops. */
  isCurrent: boolean;
}

/** The film of the car: its poster is a link to it, and plays it in place where the page can (VEH-012). */
export function VideoSlide({ video, title, poster, isCurrent }: VideoSlideProps): ReactNode {
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying && !isCurrent) setPlaying(false);
  const play = (event: MouseEvent): void => {
    if (video.kind === 'link') return;
    event.preventDefault();
    player.code().then(
      () => setPlaying(true),
      // A player that cannot be fetched leaves the film on its own page.
      () => window.open(video.href, '_blank', 'noopener'),
    );
  };
  if (isPlaying && video.kind !== 'link')
    return <player.Component video={video} title={`Video of ${title}`} takesFocus />;
  return (
    <a
      href={video.href}
      target="_blank"
      rel="noopener noreferrer"
      css={styles.poster}
      aria-label={`Play video of ${title}`}
      onClick={play}
    >
      {poster}
      <span css={styles.play}>
        <PlayIcon size={32} />
      </span>
    </a>
  );
}
