import { openStorage, sessionStore, type SiteStorage } from 'shared-contracts/storage';
import type { Answers } from '../car-form';

/** What was typed into the steps in this visit, besides the offer, which the shell keeps. */
export interface KeptAnswers {
  read: () => Answers;
  write: (answers: Answers) => void;
}

const area = 'trade-in-answers';

/** The kept answers of a site's shopper. */
export function keptAnswers(siteSlug: string): KeptAnswers {
  const storage: SiteStorage = openStorage(siteSlug, sessionStore());
  return {
    read: () => storage.read(area),
    write: (answers) => {
      const given = Object.entries(answers).filter(([, value]) => value !== undefined);
      storage.write(area, Object.fromEntries(given) as Record<string, string>); // undefined ones are gone
    },
  };
}
