import { fileURLToPath } from 'node:url';
import { makePlantedRepository } from './planted';
import { findViolations, SOURCE_RULE_NAMES } from './source-rules';
import { withoutComments } from './source-files';

/** Code that must be refused by a rule, and code beside it that must pass. */
interface Case {
  path: string;
  code: string;
  rule?: string;
}

const SLUG = 'harbour-motors';

const cases: Case[] = [
  { path: 'remotes/leads/src/a.ts', code: "void fetch('/api/leads');", rule: 'api-path' },
  { path: 'remotes/leads/src/b.ts', code: 'void fetch(`${origin}/api/leads`);', rule: 'api-path' },
  { path: 'e2e/specs/a.spec.ts', code: "await page.route('http://a.localhost/api/x');", rule: 'api-path' },
  { path: 'remotes/leads/src/c.ts', code: "import { call } from '../api/leads';" },
  { path: 'services/api/src/a.ts', code: "export const path = '/api/leads';" },
  { path: 'shared-contracts/src/a.ts', code: "export const path = '/api/leads';" },

  { path: 'remotes/vehicle/src/a.ts', code: "if (car.status === 'sold') hide();", rule: 'car-status' },
  { path: 'shell/src/a.ts', code: "const on = 'in_stock' !== car.status;", rule: 'car-status' },
  { path: 'remotes/vehicle/src/b.ts', code: "    case 'coming_soon':", rule: 'car-status' },
  {
    path: 'remotes/vehicle/src/c.ts',
    code: "if (['sold', 'in_stock'].includes(car.status)) go();",
    rule: 'car-status',
  },
  { path: 'remotes/vehicle/src/d.ts', code: "const filter = { status: 'in_stock' };" },
  { path: 'remotes/vehicle/src/e.ts', code: 'if (answer.status === 404) notFound();' },
  { path: 'shared-rules/src/a.ts', code: "export const a = car.status === 'sold';" },
  { path: 'services/search/src/a.ts', code: "export const a = car.status === 'sold';" },

  { path: 'shared-ui/src/a.ts', code: 'const box = css`color: #c00;`;', rule: 'raw-colour' },
  {
    path: 'shell/src/b.ts',
    code: "const box = css({ boxShadow: '0 1px 2px rgba(0, 0, 0, 0.2)' });",
    rule: 'raw-colour',
  },
  { path: 'shell/src/c.ts', code: "const box = css({ color: 'white' });", rule: 'raw-colour' },
  { path: 'remotes/search/src/a.tsx', code: '<svg><path fill="#1a2b3c" /></svg>', rule: 'raw-colour' },
  { path: 'remotes/search/src/b.tsx', code: '<a href="#add">Add</a>' },
  { path: 'shell/src/d.ts', code: "const box = css({ color: 'var(--text)', background: 'transparent' });" },
  { path: 'shared-ui/src/foundation/tokens.ts', code: "export const ink = '#111827';" },
  { path: 'shell/src/e.ts', code: "// allow raw-colour: the network's own blue\nconst blue = '#1877f2';" },

  { path: 'shell/src/f.tsx', code: '<div style={{ width: 3 }} />', rule: 'inline-style' },
  { path: 'shell/src/g.tsx', code: "<div style={{ '--share': share }} />" },

  {
    path: 'shell/src/i.ts',
    code: "const box = css({ 'html[data-open]:has([data-edge]) &': { right: 0 } });",
    rule: 'document-has',
  },
  {
    path: 'shared-ui/src/b.ts',
    code: "export const all = ':root:has(.tray){--tray:72px}';",
    rule: 'document-has',
  },
  { path: 'shell/src/j.ts', code: "const box = css({ '&:has(> [disabled])': { opacity: 0.5 } });" },
  { path: 'shell/src/k.ts', code: "const box = css({ 'html[data-bar] &': { right: 0 } });" },

  {
    path: 'remotes/vehicle/src/e.tsx',
    code: '<p dangerouslySetInnerHTML={{ __html: car.dealercomments }} />',
    rule: 'raw-html',
  },
  { path: 'remotes/vehicle/src/f.ts', code: 'element.innerHTML = car.name;', rule: 'raw-html' },
  { path: 'shell/src/l.tsx', code: '<iframe srcDoc={offer.description} />', rule: 'raw-html' },
  { path: 'shared-ui/src/c.ts', code: "element.insertAdjacentHTML('beforeend', text);", rule: 'raw-html' },
  { path: 'shell/src/m.ts', code: "if (element.innerHTML === '') remove();" },
  { path: 'shell/src/n.ts', code: 'return text as SanitisedHtml;', rule: 'sanitised-html' },
  { path: 'services/api/src/b.ts', code: 'return sanitisedHtmlSchema.parse(text);', rule: 'sanitised-html' },
  {
    path: 'services/api/src/c.ts',
    code: 'return z.parse(sanitisedHtmlSchema, text);',
    rule: 'sanitised-html',
  },
  { path: 'services/api/src/sites/sanitise-html.ts', code: 'sanitisedHtmlSchema.parse(sanitize(html));' },

  { path: 'shell/src/h.ts', code: `if (slug === '${SLUG}') greet();`, rule: 'site-slug' },
  { path: 'remotes/search/src/c.ts', code: `const logo = '/${SLUG}/logo.svg';`, rule: 'site-slug' },
  { path: 'remotes/search/src/c.test.ts', code: `const slug = '${SLUG}';` },
  { path: 'services/delivery/src/a.ts', code: `export const bare = '${SLUG}';` },

  { path: 'shared-rules/src/b.ts', code: 'export const a = () => Date.now();', rule: 'pure-rule' },
  { path: 'shared-rules/src/c.ts', code: 'export const a = () => new Date();', rule: 'pure-rule' },
  { path: 'shared-rules/src/d.ts', code: 'export const a = (now: number) => new Date(now);' },

  { path: 'shell/src/hydrate-1.ts', code: 'export function comeAlive() {}', rule: 'retired-word' },
  { path: 'shell/src/hydrate-2.ts', code: 'const salesYard = 1;', rule: 'retired-word' },
  { path: 'services/api/src/word-1.ts', code: 'interface TestWorld {', rule: 'retired-word' },
  { path: 'services/api/src/word-2.ts', code: '  isTold?: boolean;', rule: 'retired-word' },
  { path: 'services/api/src/lead-desk.ts', code: 'export const a = 1;', rule: 'retired-word' },
  { path: 'shell/src/prose-1.ts', code: '/** Called once, whoever waits. */', rule: 'retired-word' },
  { path: 'shell/src/prose-2.ts', code: 'const a = 1; // nobody reads it', rule: 'retired-word' },
  { path: 'shell/src/prose.test.ts', code: "test('nobody is called', () => {});", rule: 'retired-word' },
  { path: 'shell/src/prose-3.ts', code: "const slug = 'nobody';" },
  { path: 'shell/src/prose-4.ts', code: '// The remote is asked for later.', rule: 'retired-word' },
  { path: 'shell/src/prose-5.ts', code: '/** Who holds a car. */', rule: 'retired-word' },
  { path: 'shell/src/prose-6.ts', code: '/** Passes on what the server drew. */', rule: 'retired-word' },
  { path: 'shell/src/prose-7.ts', code: '/*\n * A key is handed out once.\n */', rule: 'retired-word' },
  { path: 'services/api/src/prose-8.ts', code: '/** Times of a yard. */', rule: 'retired-word' },
  {
    path: 'services/api/src/prose-9.ts',
    code: '/** A visitor who calls `yard` or "asked" of alpha-yard. */',
  },
  {
    path: 'e2e/specs/prose.spec.ts',
    code: "test('a box that is ticked', async () => {",
    rule: 'retired-word',
  },
  { path: 'docs/prose.md', code: 'A mail is handed over.', rule: 'retired-word' },
  { path: 'services/api/README.md', code: '**Who the visitor is.** It is told.', rule: 'retired-word' },
  { path: 'docs/glossary.md', code: '| told, tell | notified |' },
  { path: 'docs/requirements/entities.md', code: 'The shopper is asked.' },
  { path: 'remotes/leads/src/prose.ts', code: '// It is told.', rule: 'retired-word' },
  { path: 'shell/src/hydrate-3.ts', code: "const agent = { keepAlive: true, text: 'as I said' };" },
  { path: 'demo/src/art/word-3.ts', code: 'const drawn = 1;' },
];

const found = (() => {
  const repository = makePlantedRepository();
  repository.plant(`sites/${SLUG}/site.json`, '{}');
  for (const { path, code } of cases) repository.plant(path, `\n${code}\n`);
  try {
    return findViolations(repository.root);
  } finally {
    repository.remove();
  }
})();

const rulesAt = (path: string): string[] =>
  found.filter((violation) => violation.path === path).map(({ rule }) => rule);

test.each(SOURCE_RULE_NAMES)('the rule %s is planted', (name) => {
  expect(cases.some(({ rule }) => rule === name)).toBe(true);
});

test.each(SOURCE_RULE_NAMES)('violations of %s turn red', (name) => {
  const planted = cases.filter(({ rule }) => rule === name);
  expect(planted.map(({ path }) => ({ path, rules: rulesAt(path) }))).toEqual(
    planted.map(({ path }) => ({ path, rules: [name] })),
  );
});

test('[CON-032] no code outside contracts, rules, search and api compares the status of a car', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  expect(findViolations(root).filter(({ rule }) => rule === 'car-status')).toEqual([]);
});

test('code beside the rules stays green', () => {
  expect(cases.filter(({ rule }) => rule === undefined).flatMap(({ path }) => rulesAt(path))).toEqual([]);
});

test('a violation names its file and line', () => {
  expect(found).toContainEqual(expect.objectContaining({ path: 'remotes/leads/src/a.ts', line: 2 }));
});

test('comments are no code, and what looks like one inside a text is', () => {
  expect(withoutComments(['/* a', ' b */', "x('src/**/*.ts'); // y", "const u = 'https://x/api/';"])).toEqual(
    ['', '', "x('src/**/*.ts');", "const u = 'https://x/api/';"],
  );
});
