import type { PersonTable } from './personal-data';

/** What a site holds about a mobile number, in figures. */
export interface PersonFindings {
  site: string;
  /** Rows by table; tables with none are left out. */
  counts: Partial<Record<PersonTable, number>>;
  /** Files of mails and texts in the home folder. */
  files: number;
  /** Deliveries to the dealer or the person that have not happened yet. */
  pendingDeliveries: number;
  /** Records of payments that stay, without the person's details. */
  keptPayments: number;
  /** Sentences that say why nothing can be deleted yet, with the reference of what is in the way. */
  blockers: string[];
  /** Leads with the same email and another mobile: they count as another person's and are left alone. */
  otherMobiles: number;
}

/** Everything that a site holds about a mobile number. */
export interface PersonExport {
  site: string;
  /** Rows by table, without secrets; photos as base64 of a JPEG. */
  rows: Partial<Record<PersonTable, Record<string, unknown>[]>>;
  /** Mails and texts in the home folder. */
  files: { name: string; content: string }[];
}

/** Nothing was deleted: a running reservation, payment or delivery is in the way. The message names it. */
export class PersonInUse extends Error {
  override readonly name = 'PersonInUse';
}

/** The operator's way to export and to delete a person's data. Phones are normalised mobile numbers. */
export interface PersonManager {
  /** Sites that hold something about the number; all of them, or the named one. */
  find(phone: string, site?: string): Promise<PersonFindings[]>;
  /** Everything that one site holds about it. */
  export(phone: string, site: string): Promise<PersonExport>;
  /** Deletes it, in one transaction per site. Throws `PersonInUse` before anything is deleted. */
  erase(phone: string, site?: string): Promise<PersonFindings[]>;
}
