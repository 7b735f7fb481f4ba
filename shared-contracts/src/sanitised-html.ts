import * as z from 'zod/mini';

/** HTML without anything but allowed elements; see `SanitisedHtml`. */
export const sanitisedHtmlSchema = z.string().brand<'SanitisedHtml'>();
/**
 * HTML that may be put into a page as it is: plain mark-up of an allow-list, without scripts, styles, handlers or
 * frames. Only `sanitiseHtml` of the API makes it, when it reads a site's files.
 */
export type SanitisedHtml = z.infer<typeof sanitisedHtmlSchema>;
