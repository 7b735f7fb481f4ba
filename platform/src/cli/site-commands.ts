import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSiteStore } from 'service-api';
import { siteJsonSchema } from 'shared-contracts/site-config';
import type { Command } from './command';

const silent = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

const check: Command = {
  name: 'sites check',
  words: [],
  options: {},
  summary: 'checks the files of every site; needs no running platform',
  details: 'Exit status 1 when a site cannot be loaded, with the path of each problem.',
  execute: async (_options, { environment, print }) => {
    const store = await createSiteStore({ folder: environment.sites, log: silent });
    try {
      for (const { slug, config } of store.all()) print(`${slug}: ok (${config.site.hosts.join(', ')})`);
      const refused = store.refused();
      for (const { site, path, message } of refused) print(`${site}: ${path} ${message}`);
      return refused.length > 0 ? 1 : 0;
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
    const file = join(environment.sites, 'site.schema.json');
    await writeFile(file, `${JSON.stringify(siteJsonSchema(), null, 2)}\n`);
    print(`Wrote ${file}.`);
    return 0;
  },
};

export const siteCommands: readonly Command[] = [check, list, schema];
