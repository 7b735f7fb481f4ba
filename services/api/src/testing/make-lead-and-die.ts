import { makeLeadRequest } from 'shared-contracts/testing';
import { createSearchService } from 'service-search';
import { createApi } from '../create-api';
import { openDatabase } from '../database/open-database';
import { createSiteStore } from '../sites/site-store';
import { recordingLog } from './test-platform';

/*
 * A process of its own for the crash test: takes a lead, says its id, and is killed the moment it was answered.
 * Arguments: data folder, sites folder, site, key.
 */
const [home = '', folder = '', slug = '', key = ''] = process.argv.slice(2);
const log = recordingLog();
const now = () => new Date();
const url = process.env['DATABASE_URL'];
const db = await openDatabase({ home, ...(url ? { url } : {}) });
const sites = await createSiteStore({ folder, log });
const host = process.env['MEILI_HOST'] ?? '';
const search = await createSearchService({
  host,
  masterKey: process.env['MEILI_MASTER_KEY'] ?? '',
  now,
  log,
});
const api = await createApi({
  db,
  sites,
  search,
  now,
  log,
  mail: { from: 'leads@forecourt.example', folder: home },
  sms: { folder: home },
});
const site = sites.bySlug(slug);
if (!site) throw new Error(`no site ${slug}`);
const answer = await api.call(site)('createLead', { body: makeLeadRequest() }, { idempotencyKey: key });
process.stdout.write(`${JSON.stringify(answer)}\n`, () => process.kill(process.pid, 'SIGKILL'));
