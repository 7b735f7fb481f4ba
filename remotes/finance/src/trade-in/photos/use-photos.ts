import { useRef, useState } from 'react';
import { photoLimits, type Valuation } from 'shared-contracts/entities/trade-in';
import { ApiFailure } from 'shared-contracts/errors';
import { usePlatform } from 'shared-contracts/react';
import { shrinkPhoto } from './shrink-photo';

/** A slow phone takes this long for a photo; the usual limit of a call is too short for it. */
const sendingLimitMs = 60_000;
const mostMegabytes = photoLimits.bytes / 1024 / 1024;

export type SendingState =
  | { kind: 'waiting' }
  | { kind: 'sending' }
  /** `canRetry`: the file itself is fine. */
  | { kind: 'failed'; message: string; canRetry: boolean };

/** A photo that the shopper chose and that is not on the server yet. */
export interface ChosenPhoto {
  key: number;
  valuationId: string;
  file: File;
  state: SendingState;
}

/** State and actions of a valuation's photos. */
export interface Photos {
  /** Those on the server, by id. */
  sent: readonly string[];
  chosen: readonly ChosenPhoto[];
  /** How many more may be added. */
  left: number;
  isSending: boolean;
  /** What became of the last press, where it did not succeed. */
  notice: string | null;
  add: (files: readonly File[]) => void;
  retry: (photo: ChosenPhoto) => void;
  /** Forgets a photo that could not be sent. */
  discard: (photo: ChosenPhoto) => void;
  /** Removes a photo from the server. */
  remove: (id: string) => Promise<void>;
}

const isTemporary = ({ code }: ApiFailure): boolean =>
  code === 'unavailable' || code === 'internal' || code === 'too_many_requests';

function failedState(error: unknown): SendingState {
  if (!(error instanceof ApiFailure)) throw error;
  const message =
    error.code === 'payload_too_large'
      ? `This photo is over ${mostMegabytes} MB. Please choose a smaller one.`
      : error.message;
  return { kind: 'failed', message, canRetry: isTemporary(error) };
}

const leftOutText = (files: readonly File[]): string =>
  `You can add up to ${photoLimits.count} photos, so we left out ${files.map(({ name }) => name).join(', ')}.`;

const isUnderWay = ({ state }: ChosenPhoto): boolean => state.kind !== 'failed';

/**
 * The photos of the valuation in view. They are sent one by one, each with the whole line to itself, and go on while the
 * shopper is at another step.
 */
export function usePhotos(
  valuation: Pick<Valuation, 'id' | 'photos'> | null,
  setPhotos: (valuationId: string, photos: readonly string[]) => void,
): Photos {
  const { api } = usePlatform();
  const [all, setAll] = useState<readonly ChosenPhoto[]>([]);
  const [notice, setNotice] = useState<string | null>(null);
  const nextKey = useRef(0);
  const queue = useRef(Promise.resolve());

  const setState = (key: number, state: SendingState): void =>
    setAll((photos) => photos.map((photo) => (photo.key === key ? { ...photo, state } : photo)));
  const forget = (key: number): void => setAll((photos) => photos.filter((photo) => photo.key !== key));

  const send = async ({ key, valuationId, file }: ChosenPhoto): Promise<void> => {
    setState(key, { kind: 'sending' });
    try {
      const body = await shrinkPhoto(file);
      if (body.size > photoLimits.bytes) throw new ApiFailure('payload_too_large', 'The file is too large.');
      const input = { params: { id: valuationId }, body };
      const { photos } = await api('addTradeInPhoto', input, { timeoutMs: sendingLimitMs });
      setPhotos(valuationId, photos);
      forget(key);
    } catch (error) {
      setState(key, failedState(error));
    }
  };
  const enqueue = <T>(task: () => Promise<T>): Promise<T> => {
    const done = queue.current.then(task);
    queue.current = done.then(
      () => undefined,
      () => undefined,
    );
    return done;
  };
  const sendInTurn = (photo: ChosenPhoto): void => void enqueue(() => send(photo));

  const { id = '', photos: sent = [] } = valuation ?? {};
  // Those of a car that was valued before go on, out of sight.
  const chosen = all.filter(({ valuationId }) => valuationId === id);
  const left = Math.max(0, photoLimits.count - sent.length - chosen.filter(isUnderWay).length);

  return {
    sent,
    chosen,
    left,
    isSending: chosen.some(isUnderWay),
    notice,
    add(files) {
      const added = files.slice(0, left).map((file): ChosenPhoto => {
        nextKey.current += 1;
        return { key: nextKey.current, valuationId: id, file, state: { kind: 'waiting' } };
      });
      setNotice(files.length > left ? leftOutText(files.slice(left)) : null);
      setAll((photos) => [...photos, ...added]);
      for (const photo of added) sendInTurn(photo);
    },
    retry(photo) {
      setState(photo.key, { kind: 'waiting' });
      sendInTurn(photo);
    },
    discard: ({ key }) => forget(key),
    async remove(photo) {
      setNotice(null);
      try {
        const { photos } = await enqueue(() => api('removeTradeInPhoto', { params: { id, photo } }));
        setPhotos(id, photos);
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        setNotice(`We couldn’t remove the photo. ${error.message}`);
      }
    },
  };
}
