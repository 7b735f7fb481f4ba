import { useEffect, useRef, type ReactNode } from 'react';
import type { Video } from 'shared-contracts/videos';
import * as styles from './gallery.styles';

/** A film that plays in the page. */
export type PlayableVideo = Exclude<Video, { kind: 'link' }>;

/** The player's address with the wish to begin: the shopper has just requested the film. */
function playing(frame: string): string {
  const url = new URL(frame);
  url.searchParams.set('autoplay', '1');
  return url.href;
}

export interface VideoPlayerProps {
  video: PlayableVideo;
  title: string;
  /** It stands where the link was that requested it, and takes over its focus. */
  takesFocus?: boolean;
}

/** Plays a film that a shopper requested. */
export function VideoPlayer({ video, title, takesFocus }: VideoPlayerProps): ReactNode {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) element.current?.focus();
  }, [takesFocus]);
  const common = {
    css: styles.player,
    ref: (found: HTMLElement | null) => {
      element.current = found;
    },
  };
  if (video.kind === 'frame')
    return (
      <iframe
        {...common}
        title={title}
        src={playing(video.frame)}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        // Its own origin is another than the page's: the player keeps its storage and reaches nothing of ours.
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      />
    );
  // Dealers' films come without captions; the page says what they show.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <video {...common} aria-label={title} src={video.href} controls autoPlay playsInline />;
}
