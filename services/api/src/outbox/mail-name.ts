/** Kinds of mails about a lead: what is deleted of a person is found by them. */
export const leadMailKinds = ['lead', 'offer-accepted', 'reservation-made', 'reservation-ended'] as const;
/** What a mail is about. */
export type MailKind = (typeof leadMailKinds)[number] | 'alert';

/** Name of a mail on a site, which is that of its file without the ending. */
export const mailName = (site: string, kind: MailKind, id: number | string): string =>
  `${site}-${kind}-${id}`;
