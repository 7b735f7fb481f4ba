/** The script every attack tries to run: a page on which it ran has this name. */
const run = 'globalThis.attacked=true';

/**
 * HTML that runs a script where it is put into a page as it is: elements, handlers, addresses, foreign mark-up, and
 * mark-up that a parser reads in another way than a filter does.
 *
 * @param nonces texts that may pass for a nonce
 */
export const htmlAttacks = (nonces: readonly string[] = []): string[] => [
  ...['', ...nonces].flatMap((nonce) => [
    `<script nonce="${nonce}">${run}</script>`,
    `<SCRIPT NONCE=${nonce} >${run}</SCRIPT >`,
    `<scr<script>ipt nonce="${nonce}">${run}</scr</script>ipt>`,
    `<svg><script nonce="${nonce}">${run}</script></svg>`,
    `<style nonce="${nonce}">*{background:url("javascript:${run}")}</style>`,
    `<link rel="stylesheet" nonce="${nonce}" href="data:text/css,*{color:red}">`,
  ]),
  `<img src=x onerror="${run}">`,
  `<img src=x onerror=${run}//>`,
  `<img/src/onerror=${run}>`,
  `<svg onload="${run}"></svg>`,
  `<svg><animate onbegin="${run}" attributeName=x dur=1s></svg>`,
  `<svg><a xlink:href="javascript:${run}"><text y=20>x</text></a></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${run}&gt;">`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
  `<textarea><img title="</textarea><img src=x onerror=${run}>"></textarea>`,
  `<title><p title="</title><img src=x onerror=${run}>">`,
  `<xmp><p title="</xmp><img src=x onerror=${run}>">`,
  `<template><img src=x onerror="${run}"></template>`,
  `<iframe src="javascript:parent.${run}"></iframe>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<object data="javascript:${run}"></object><embed src="javascript:${run}">`,
  `<a href="javascript:${run}">x</a>`,
  `<a href=" java\tscript:${run}">x</a>`,
  `<a href="&#106;avascript&colon;${run}">x</a>`,
  `<a href="data:text/html,<script>${run}</script>">x</a>`,
  `<a href="vbscript:${run}">x</a>`,
  `<a href="/" onclick="${run}" onfocus="${run}" autofocus tabindex=0>x</a>`,
  `<form action="javascript:${run}"><button>x</button></form><button formaction="javascript:${run}">x</button>`,
  `<input autofocus onfocus="${run}"><select autofocus onfocus="${run}"></select>`,
  `<details open ontoggle="${run}"><summary>x</summary></details>`,
  `<video><source onerror="${run}"></video><audio src=x onerror="${run}"></audio><body onload="${run}">`,
  `<p style="background:url(javascript:${run})" onmouseover="${run}">x</p>`,
  `<base href="https://stranger.example/"><meta http-equiv="refresh" content="0;url=javascript:${run}">`,
  `<marquee onstart="${run}">x</marquee><x onclick="${run}" tabindex=1>x</x>`,
  `"><img src=x onerror="${run}">`,
  `'"></title></style></textarea></script><script>${run}</script>`,
  `</script><script>${run}</script><!--`,
  `]]><img src=x onerror="${run}"><![CDATA[`,
];

/** Elements that plain mark-up consists of, with the attributes they may have. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  p: [], br: [], h3: [], h4: [], ul: [], ol: [], li: [], blockquote: [], a: ['href'], strong: [], b: [], em: [], i: [],
}; // prettier-ignore

/** An element of a parsed document, as far as the judgement needs it. */
interface ParsedElement {
  localName: string;
  attributes: Iterable<{ name: string; value: string }>;
}

/** What stands in parsed HTML that plain mark-up has no use for; empty when nothing in it can do harm. */
export function harmIn(elements: Iterable<ParsedElement>): string[] {
  return [...elements].flatMap(({ localName, attributes }) => {
    const names = Object.hasOwn(allowed, localName) ? allowed[localName] : undefined;
    if (names === undefined) return [`<${localName}>`];
    return [...attributes].flatMap(({ name, value }) => {
      if (!names.includes(name)) return [`${localName} ${name}`];
      return /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)/.test(value)
        ? []
        : [`${localName} ${name}=${value}`];
    });
  });
}
