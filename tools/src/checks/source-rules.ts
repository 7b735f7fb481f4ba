import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { declaresRetiredWord, isRetiredFileName, saysRetiredWord } from './retired-words';
import { readSourceFiles, type SourceFile } from './source-files';

/** A place where the code breaks a rule that the linter has no rule for. */
export interface Violation {
  rule: string;
  path: string;
  /** Counted from 1. */
  line: number;
  message: string;
}

/** What a rule may need to know of the repository. */
interface Context {
  /** Slugs of the sites in `sites/`. */
  siteSlugs: readonly string[];
}

interface SourceRule {
  name: string;
  message: string;
  appliesTo: (path: string) => boolean;
  breaks: (code: string, context: Context) => boolean;
  /** Whether prose in a line breaks the rule: a line of a document, or its comment, given with the line's code. */
  breaksProse?: (line: string, code: string) => boolean;
  /** Whether the file's own name breaks the rule, said of its first line. */
  breaksName?: (path: string) => boolean;
}

const TEST_FILE = /\.(?:test|spec)\.tsx?$|\/e2e\/|^e2e\/|\/dev\.tsx$|\/dev\/|\/testing\//;
const isTest = (path: string): boolean => TEST_FILE.test(path);
const isPageCode = (path: string): boolean =>
  /^(?:remotes\/[^/]+|shell|shared-ui|shared-routing)\/src\//.test(path);
/** This folder holds the patterns themselves, and violations planted to prove that they are found. */
const isCheck = (path: string): boolean => path.startsWith('tools/src/checks/');
const isIn = (path: string, folders: readonly string[]): boolean =>
  folders.some((folder) => path.startsWith(`${folder}/`));

/** A text that begins with the path, or with an origin followed by it; module names such as `../api/x` do not. */
const API_PATH = /['"`](?:https?:\/\/[^'"`/]+|\$\{[^}]*\})?\/api\//;

const CAR_STATUS = `['"\`](?:in_stock|coming_soon|sold)['"\`]`;
const STATUS_COMPARISON = new RegExp(
  [
    `\\bstatus\\b\\)?\\s*[!=]==?\\s*${CAR_STATUS}`,
    `${CAR_STATUS}\\s*[!=]==?\\s*[\\w.?!]*\\bstatus\\b`,
    `\\bcase\\s+${CAR_STATUS}\\s*:`,
    `${CAR_STATUS}[^\\]]*\\]\\s*\\.includes\\([^)]*\\bstatus\\b`,
  ].join('|'),
);

const COLOUR_PROPERTY = `(?:color|background|backgroundColor|fill|stroke|border\\w*|outline\\w*|boxShadow)`;
const NAMED_COLOUR = `(?:white|black|red|green|blue|grey|gray|yellow|orange|purple|pink|navy|silver)`;
const RAW_COLOUR = new RegExp(
  [
    // `href="#add"` is a link, so it is looked at without its attribute (see below).
    `[:\\s'"\`(,]#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})(?=[;\\s'"\`),])`,
    `\\b(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch)\\((?!\\s*from\\b)`,
    `\\b${COLOUR_PROPERTY}\\s*[:=]\\s*['"\`]?${NAMED_COLOUR}\\b`,
  ].join('|'),
);
/** Ways to make a document or an element out of text. */
const RAW_HTML =
  /\bdangerouslySetInnerHTML\b|__html\b|\b(?:inner|outer)HTML\s*=(?!=)|\b(?:insertAdjacentHTML|setHTMLUnsafe|parseHTMLUnsafe|createContextualFragment|parseFromString)\b|\bdocument\.write|\bsrc[dD]oc\b/;

const LINK_TARGET = /\b(?:href|to|id|htmlFor|url)\s*[=:]\s*\{?['"`(]#[\w-]+['"`)]/g;

const RULES: readonly SourceRule[] = [
  {
    name: 'api-path',
    message: 'Paths of the API come from shared-contracts, which defines each of them once (CON-020).',
    appliesTo: (path) => !isIn(path, ['shared-contracts', 'services/api']) && !isCheck(path),
    breaks: (code) => API_PATH.test(code),
  },
  {
    name: 'car-status',
    message: 'Use isSold and its neighbours of shared-rules; they know the odd values (CON-032).',
    appliesTo: (path) =>
      !isIn(path, ['shared-contracts', 'shared-rules', 'services/search', 'services/api']) && !isCheck(path),
    breaks: (code) => STATUS_COMPARISON.test(code),
  },
  {
    name: 'raw-colour',
    message: 'Colours come from the tokens, so that a site can have its own.',
    appliesTo: (path) =>
      isPageCode(path) && !isTest(path) && !/(?:token|theme|icon|palette|foundation)/.test(path),
    breaks: (code) => RAW_COLOUR.test(code.replace(LINK_TARGET, '')),
  },
  {
    name: 'inline-style',
    message: 'Styles are named constants; `style` is only for custom properties that change with data.',
    appliesTo: (path) => isPageCode(path) && !isTest(path),
    breaks: (code) => /\bstyle=\{\{\s*(?!\s*\[?['"`]--)\S/.test(code),
  },
  {
    name: 'document-has',
    message:
      'With `:has()` on the document a browser looks through the whole page after every change: mark the document instead, as `useBottomInset` does.',
    appliesTo: (path) => isPageCode(path) && !isTest(path),
    breaks: (code) => /(?:\bhtml|\bbody|:root)(?:[.:#[][^\s'"`>+~{]*)?:has\(/.test(code),
  },
  {
    name: 'raw-html',
    message: 'HTML that was not written here may run scripts: show text, or `SanitisedHtml` with RichText.',
    appliesTo: (path) =>
      isIn(path, [
        'shared-contracts',
        'shared-rules',
        'shared-ui',
        'shell',
        'remotes',
        'services',
        'harness',
      ]) &&
      !isTest(path) &&
      !path.startsWith('harness/src/suite/'),
    breaks: (code) => RAW_HTML.test(code),
  },
  {
    name: 'sanitised-html',
    message: 'Only sanitiseHtml of the API makes SanitisedHtml.',
    appliesTo: (path) =>
      path !== 'services/api/src/sites/sanitise-html.ts' && !isTest(path) && !isCheck(path),
    breaks: (code) =>
      /\bas (?:unknown as )?SanitisedHtml\b|\bsanitisedHtmlSchema\.(?:parse|safeParse|_zod)\b|[Pp]arse\(sanitisedHtmlSchema\b/.test(
        code,
      ),
  },
  {
    name: 'site-slug',
    message: 'What differs between sites is in their config, never in code (SHL-001).',
    appliesTo: (path) => isPageCode(path) && !isTest(path),
    breaks: (code, { siteSlugs }) =>
      siteSlugs.some((slug) => new RegExp(`(?<![\\w-])${slug}(?![\\w-])`).test(code)),
  },
  {
    name: 'pure-rule',
    message: 'Rules are pure: take the time or the random source as an argument.',
    appliesTo: (path) => path.startsWith('shared-rules/') && !isTest(path),
    breaks: (code) => /\bnew Date\(\s*\)|\bDate\.now\(|\bMath\.random\(/.test(code),
  },
  {
    name: 'retired-word',
    message: 'The field has a better-known word for this: docs/glossary.md says which.',
    // What `demo` draws is drawn; the glossary lists the words, and the requirements are given.
    appliesTo: (path) =>
      !isIn(path, ['demo', 'docs/requirements']) && path !== 'docs/glossary.md' && !isCheck(path),
    breaks: (code) => declaresRetiredWord(code),
    breaksProse: saysRetiredWord,
    breaksName: isRetiredFileName,
  },
];

/** Names of the rules, for the test that plants a violation of each. */
export const SOURCE_RULE_NAMES: readonly string[] = RULES.map((rule) => rule.name);

/** A reviewed exception, on the line itself or the line above: `// allow raw-colour: the maker's own red`. */
const isWaived = (file: SourceFile, index: number, rule: string): boolean => {
  const waiver = new RegExp(`(?://|\\*) ?allow ${rule}: \\S`);
  return [file.lines[index], file.lines[index - 1]].some((line) => line !== undefined && waiver.test(line));
};

/** The folders whose code and documents are checked. */
const CHECKED = [
  'README.md',
  'shared-contracts',
  'shared-rules',
  'shared-ui',
  'shared-routing',
  'shell',
  'remotes',
  'services',
  'harness',
  'platform',
  'demo',
  'tools',
  'e2e',
  'bench',
  'conformance',
  'docs',
  'sites',
];

/** Slugs of the sample sites: the names of the folders that hold a site's config. */
export const readSiteSlugs = (root: string): string[] => {
  const folder = join(root, 'sites');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'site.json')));
};

/**
 * Looks at all code of a repository for what the linter cannot say.
 *
 * @param root the repository's folder
 * @returns violations by file and line; empty when all is well
 */
export const findViolations = (root: string): Violation[] => {
  const context: Context = { siteSlugs: readSiteSlugs(root) };
  return readSourceFiles(root, CHECKED).flatMap((file) =>
    RULES.filter((rule) => rule.appliesTo(file.path)).flatMap((rule) =>
      file.code.flatMap((code, index) =>
        ((code.trim() !== '' && rule.breaks(code, context)) ||
          rule.breaksProse?.(file.lines[index] ?? '', code) === true ||
          (index === 0 && rule.breaksName?.(file.path) === true)) &&
        !isWaived(file, index, rule.name)
          ? [{ rule: rule.name, path: file.path, line: index + 1, message: rule.message }]
          : [],
      ),
    ),
  );
};
