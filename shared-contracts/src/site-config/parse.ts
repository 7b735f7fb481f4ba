import * as z from 'zod/mini';
import { CALCULATOR_MAX_AMOUNT } from './finance';
import { LOADER_QUALITY } from './header-footer-banners';
import { BLOCK_TYPES, type ConfigBlock } from './page-blocks';
import { keyAdvice } from './known-keys';
import { formatPath, toProblems, valueAt, type Problem } from './problems';
import { tenantConfigSchema, type CalculatorConfig, type TenantConfig } from './schema';
import { BRAND_ACCENTS } from './theme';

/** Presets by name, as read from `sites/_templates/*.json`. */
export type Templates = Readonly<Record<string, unknown>>;

/** A checked config, or everything that is wrong with it. `warnings` never keep a site from loading. */
export type TenantConfigResult =
  { ok: true; config: TenantConfig; warnings: Problem[] } | { ok: false; problems: Problem[] };

/** The template of a site that names none; without a file of this name it is empty. */
const STANDARD = 'standard';

/** Keys of a template that would make two sites the same one. */
const OWN_KEYS = ['slug', 'id', 'name', 'url', 'hosts', 'template'];

/** Defaults of keys that are merged entry by entry instead of being replaced. */
const MERGED_RECORDS = { theme: { brandAccents: BRAND_ACCENTS }, images: { loaderQuality: LOADER_QUALITY } };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `over` wins; objects are merged key by key, lists and everything else are replaced. */
function merge(base: unknown, over: unknown): unknown {
  if (!isObject(base) || !isObject(over)) return over === undefined ? base : over;
  const names = new Set([...Object.keys(base), ...Object.keys(over)]);
  return Object.fromEntries([...names].map((name) => [name, merge(base[name], over[name])]));
}

/** Templates are partial, so their own problems are found after the merge; here only what no template may hold. */
function findTemplate(raw: unknown, templates: Templates): { preset: unknown; problems: Problem[] } {
  const name = valueAt(raw, ['site', 'template']) ?? STANDARD;
  if (typeof name !== 'string') return { preset: {}, problems: [] }; // the schema reports it
  if (!Object.hasOwn(templates, name)) {
    if (name === STANDARD) return { preset: {}, problems: [] };
    const known = [...new Set([STANDARD, ...Object.keys(templates)])].map((entry) => `"${entry}"`).join(', ');
    return {
      preset: {},
      problems: [{ path: 'site.template', message: `must be one of ${known}, not "${name}"` }],
    };
  }
  const preset = templates[name];
  if (!isObject(preset)) {
    return {
      preset: {},
      problems: [{ path: 'site.template', message: `template "${name}" must hold an object` }],
    };
  }
  const site = preset['site'];
  const forbidden = isObject(site) ? OWN_KEYS.filter((entry) => Object.hasOwn(site, entry)) : [];
  return {
    preset,
    problems: forbidden.map((entry) => ({
      path: `site.${entry}`,
      message: `must not come from template "${name}"; each site has its own`,
    })),
  };
}

const knownTypes: readonly string[] = BLOCK_TYPES;

/** Stands in for an unknown block while the rest is checked, so that the other blocks keep their index in messages. */
const PLACEHOLDER = { type: 'vehicles', query: '#unknown-block' };

/** Blocks of a type this version does not know are left out, each with a warning (decision D-39). */
function markUnknownBlocks(merged: unknown): { raw: unknown; warnings: Problem[] } {
  const pages = valueAt(merged, ['pages']);
  if (!isObject(merged) || !isObject(pages)) return { raw: merged, warnings: [] };
  const warnings: Problem[] = [];
  const mark = (path: string, block: unknown, index: number): unknown => {
    const type = isObject(block) ? block['type'] : undefined;
    if (typeof type !== 'string' || knownTypes.includes(type)) return block;
    warnings.push({
      path: formatPath(['pages', path, 'blocks', index, 'type']),
      message: `"${type}" is not a known block and is left out; known are ${BLOCK_TYPES.join(', ')}`,
    });
    return PLACEHOLDER;
  };
  const marked = Object.entries(pages).map(([path, page]): [string, unknown] => {
    const blocks: unknown = valueAt(page, ['blocks']);
    if (!isObject(page) || !Array.isArray(blocks)) return [path, page];
    return [path, { ...page, blocks: blocks.map((block: unknown, index) => mark(path, block, index)) }];
  });
  return { raw: { ...merged, pages: Object.fromEntries(marked) }, warnings };
}

function dropMarkedBlocks(pages: TenantConfig['pages']): TenantConfig['pages'] {
  const isKept = (block: ConfigBlock) => !(block.type === 'vehicles' && block.query === PLACEHOLDER.query);
  return Object.fromEntries(
    Object.entries(pages).map(([path, page]) => [path, { ...page, blocks: page.blocks.filter(isKept) }]),
  );
}

/** Rules between keys, checked once each key is right by itself. */
function crossCheck({ site, finance, header }: TenantConfig): Problem[] {
  const problems: Problem[] = [];
  const provider = site.finance_provider;
  if (provider !== null && !Object.hasOwn(finance.providers, provider)) {
    const known = Object.keys(finance.providers).map((name) => `"${name}"`);
    problems.push({
      path: 'site.finance_provider',
      message: `must be null or a key of finance.providers (${known.join(', ') || 'none configured'}), not "${provider}"`,
    });
  }
  if (site.manufacturer_id !== null && site.manufacturer === null) {
    problems.push({ path: 'site.manufacturer', message: 'is required when site.manufacturer_id is set' });
  }
  if (header.megaMenu.enabled && !site.navigation.some(({ label }) => label === header.megaMenu.navItem)) {
    const labels = site.navigation.map(({ label }) => `"${label}"`).join(', ');
    problems.push({
      path: 'header.megaMenu.navItem',
      message: `must be the label of a navigation entry (${labels}), not "${header.megaMenu.navItem}"`,
    });
  }
  for (const [path, calculator] of calculators(finance)) problems.push(...checkCalculator(path, calculator));
  return problems;
}

/** The calculator of the site, and of each provider with its overrides applied. */
function calculators(finance: TenantConfig['finance']): [string, CalculatorConfig][] {
  return [
    ['finance.calculator', finance.calculator],
    ...Object.entries(finance.providers).map(([name, provider]): [string, CalculatorConfig] => [
      formatPath(['finance', 'providers', name, 'calculator']),
      { ...finance.calculator, ...provider.calculator },
    ]),
  ];
}

function checkCalculator(path: string, calculator: CalculatorConfig): Problem[] {
  const pairs = [
    ['minAmount', 'maxAmount'],
    ['termMin', 'termMax'],
    ['interestMin', 'interestMax'],
  ] as const;
  return pairs
    .filter(([min, max]) => calculator[min] > calculator[max])
    .map(([min, max]) => ({
      path: `${path}.${min}`,
      message: `must not be above ${max} (${calculator[max]}), not ${calculator[min]}`,
    }));
}

/** Drops what was marked as unknown and fills `maxAmount`: 250,000 for the extended calculator, else 100,000, unless it is set (section 98.1.2). */
function complete(parsed: z.output<typeof tenantConfigSchema>): TenantConfig {
  const { calculator, providers, ...finance } = parsed.finance;
  const isFixed = calculator.maxAmount !== undefined;
  return {
    ...parsed,
    pages: dropMarkedBlocks(parsed.pages),
    finance: {
      ...finance,
      providers: Object.fromEntries(
        Object.entries(providers).map(([name, provider]) => {
          const { variant, maxAmount } = provider.calculator;
          const follows = !isFixed && variant !== undefined && maxAmount === undefined;
          if (!follows) return [name, provider];
          return [
            name,
            {
              ...provider,
              calculator: { ...provider.calculator, maxAmount: CALCULATOR_MAX_AMOUNT[variant] },
            },
          ];
        }),
      ),
      calculator: {
        ...calculator,
        maxAmount: calculator.maxAmount ?? CALCULATOR_MAX_AMOUNT[calculator.variant],
      },
    },
  };
}

const configAdvice = keyAdvice(tenantConfigSchema, 'check the spelling in sites/site.schema.json');

/**
 * Checks and completes the config of one site: built-in defaults, then the preset of `site.template`, then the
 * site's own values (objects merged, lists replaced). Requirements CON-018 and CON-019.
 *
 * @param raw the parsed content of `site.json`, with `pages` added when the pages are in a file of their own
 * @param templates presets by name
 */
export function parseTenantConfig(raw: unknown, templates: Templates = {}): TenantConfigResult {
  if (!isObject(raw)) return { ok: false, problems: [{ path: '', message: 'the config must be an object' }] };
  const { $schema: _editorHint, ...own } = raw;
  const { preset, problems: templateProblems } = findTemplate(own, templates);
  const { $schema: _presetHint, ...shared } = isObject(preset) ? preset : {};
  const merged = merge(merge(MERGED_RECORDS, shared), own);
  const { raw: whole, warnings } = markUnknownBlocks(merged);
  const parsed = z.safeParse(tenantConfigSchema, whole);
  if (!parsed.success) {
    const problems = toProblems(parsed.error.issues, whole, configAdvice);
    return { ok: false, problems: [...templateProblems, ...problems] };
  }
  const config = complete(parsed.data);
  const problems = [...templateProblems, ...crossCheck(config)];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, config, warnings };
}
