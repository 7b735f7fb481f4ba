import { useEffect, useRef, type ReactNode } from 'react';
import { hrefs } from 'shared-contracts/routes';
import { Button, IconButton } from 'shared-ui/button';
import { CameraIcon, CloseIcon } from 'shared-ui/icons';
import * as styles from './photos.styles';
import type { ChosenPhoto, Photos } from './use-photos';

function Chosen({ photo, photos }: { photo: ChosenPhoto; photos: Photos }): ReactNode {
  const { file, state } = photo;
  if (state.kind === 'failed')
    return (
      <li css={styles.failed}>
        <p role="alert">
          <b>{file.name}</b>: {state.message}
        </p>
        <div>
          {state.canRetry ? (
            <Button size="small" aria-label={`Retry ${file.name}`} onClick={() => photos.retry(photo)}>
              Retry
            </Button>
          ) : null}
          <Button
            size="small"
            variant="text"
            aria-label={`Leave out ${file.name}`}
            onClick={() => photos.discard(photo)}
          >
            Leave out
          </Button>
        </div>
      </li>
    );
  return (
    <li css={styles.sending}>
      <b>{file.name}</b>
      {state.kind === 'sending' ? (
        <progress aria-label={`Sending ${file.name}`} />
      ) : (
        <span>Waiting for its turn</span>
      )}
    </li>
  );
}

/** Opens the camera or the pictures of a phone. */
function AddTile({ photos }: { photos: Photos }): ReactNode {
  const { left, sent, add } = photos;
  const input = useRef<HTMLInputElement>(null);
  const sentBefore = useRef(sent.length);
  // The button of a removed photo had the focus, and is gone with it.
  useEffect(() => {
    if (sent.length < sentBefore.current) input.current?.focus();
    sentBefore.current = sent.length;
  }, [sent.length]);
  if (left === 0) return null;
  return (
    <li>
      <label css={styles.add}>
        <input
          ref={input}
          type="file"
          accept="image/*"
          multiple
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])]);
            // The same file may be chosen again after it was removed.
            currentTarget.value = '';
          }}
        />
        <CameraIcon size={24} />
        <b>Add photos</b>
        <small>{left} left</small>
      </label>
    </li>
  );
}

/** A valuation's photos, those that are on their way, and the way to add more. */
export function PhotoTiles({ valuationId, photos }: { valuationId: string; photos: Photos }): ReactNode {
  const { sent, chosen, remove } = photos;
  return (
    <ul css={styles.tiles} aria-label="Photos of your car">
      {sent.map((id, index) => (
        <li key={id} css={styles.photo}>
          <img
            src={hrefs.valuationPhoto(valuationId, id)}
            alt={`Your car, view ${index + 1}`}
            width={320}
            height={240}
          />
          <IconButton veiled label={`Remove photo ${index + 1}`} onClick={() => void remove(id)}>
            <CloseIcon />
          </IconButton>
        </li>
      ))}
      {chosen.map((photo) => (
        <Chosen key={photo.key} photo={photo} photos={photos} />
      ))}
      <AddTile photos={photos} />
    </ul>
  );
}
