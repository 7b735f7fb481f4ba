import { useEffect, useState } from 'react';
import { useSite } from 'shared-contracts/react';
import { openStorage, sessionStore, type StoredValue } from 'shared-contracts/storage';

/** What a shopper typed into the calculators, as text. */
export type Typed = StoredValue<'running-costs'>;

/** What was typed on this visit, and how to keep more of it: it is there again on the next car's page. */
export function useTyped(): [typed: Typed, keep: (change: Typed) => void] {
  const { site } = useSite();
  const [typed, setTyped] = useState<Typed>({});
  // The server knows nothing of it, so it comes after the first render.
  useEffect(() => setTyped(openStorage(site.slug, sessionStore()).read('running-costs')), [site.slug]);
  const keep = (change: Typed) => {
    const storage = openStorage(site.slug, sessionStore());
    // The other calculator writes to the same place.
    storage.write('running-costs', { ...storage.read('running-costs'), ...change });
    setTyped((before) => ({ ...before, ...change }));
  };
  return [typed, keep];
}
