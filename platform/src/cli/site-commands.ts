import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requireSites } from '../core/folders';
import { silentLog } from '../silent-log';
import type { Finding } from '../site-check/finding';
import { addSiteCommand } from './add-site-command';
import type { Command } from './command';
import { counted } from './counted';

const count = (found: readonly Finding[], severity: Finding['severity']): number =>
  found.filter((finding) => finding.severity === severity).length;

const check: Command = {
  name: 'sites check',
  words: [],
  options: {},
  summary: 'checks the files of every site; needs no running platform',
  details:
    'Each finding names its site, file and path, and what to do: what keeps a site from loading, dead links, missing files, low contrast, prices that are not the total, rates without a comparison rate, missing licence numbers. What is past, and HTML that pages leave out, are warnings; so is a login of DATABASE_URL that sees every site. Exit status 1 on errors.',
  execute: async (_options, { environment, print }) => {
    requireSites(environment.sites);
    const { checkDatabaseLogin, createSiteStore } = await import('service-api');
    const { checkSites } = await import('../site-check/check-sites');
    const store = await createSiteStore({ folder: environment.sites, log: silentLog });
    try {
      const reports = await checkSites(store, new Date());
      for (const { site, findings } of reports) {
        if (findings.length === 0) print(`${site}: ok (${store.bySlug(site)?.config.site.hosts.join(', ')})`);
        for (const { severity, file, path, message } of findings)
          print(`${site}: ${severity}: ${[file, path].filter(Boolean).join(': ')} ${message}`);
      }
      const found = reports.flatMap(({ findings }) => findings);
      const errors = count(found, 'error');
      print(
        `${counted(reports.length, 'site')}, ${counted(errors, 'error')}, ${counted(count(found, 'warning'), 'warning')}.`,
      );
      const warning = environment.databaseUrl ? await checkDatabaseLogin(environment.databaseUrl) : null;
      if (warning !== null) print(`Database: warning: ${warning}`);
      return errors > 0 ? 1 : 0;
    } finally {
      await store.close();
    }
  },
};

const list: Command = {
  name: 'sites list',
  words: [],
  options: { json: { kind: 'flag', help: 'print as JSON' } },
  summary: 'lists the sites with their hosts',
  execute: async (given, { run, print }) => {
    const result = await run('sites.list', {});
    if (given.flag('json')) print(JSON.stringify(result));
    else {
      for (const { slug, name, hosts } of result.sites)
        print(`${slug.padEnd(20)} ${name.padEnd(24)} ${hosts.join(', ')}`);
      for (const { site, path, message } of result.refused)
        print(`${site.padEnd(20)} not loaded: ${path} ${message}`);
    }
    return 0;
  },
};

const schema: Command = {
  name: 'sites schema',
  words: [],
  options: {},
  summary: 'writes sites/site.schema.json, which gives editors completion',
  execute: async (_options, { environment, print }) => {
    requireSites(environment.sites);
    const { siteJsonSchema } = await import('shared-contracts/site-config');
    const file = join(environment.sites, 'site.schema.json');
    await writeFile(file, `${JSON.stringify(siteJsonSchema(), null, 2)}\n`);
    print(`Wrote ${file}.`);
    return 0;
  },
};

export const siteCommands: readonly Command[] = [addSiteCommand, check, list, schema];
