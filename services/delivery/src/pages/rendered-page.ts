import type { RenderOutput } from 'shared-contracts/remote/shell-server';

/** A rendered page, ready to be answered many times: its HTML is cut where nonces belong. */
export type RenderedPage =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      parts: readonly string[];
      isShared: boolean;
      /** Whether nothing was left out; only such a page is kept. */
      isComplete: boolean;
      /** Whether its document sets a default policy of Trusted Types. */
      hasTrustedTypes: boolean;
    };

/** @param noncePlaceholder what the shell was given for this rendering */
export const toRenderedPage = (output: RenderOutput, noncePlaceholder: string): RenderedPage =>
  output.kind === 'redirect'
    ? output
    : {
        kind: 'page',
        status: output.status,
        parts: output.html.split(noncePlaceholder),
        isShared: output.cache === 'shared',
        isComplete: output.complete,
        hasTrustedTypes: output.trustedTypes ?? false,
      };

/** Bytes a page takes in memory, for the cache's bound. */
export const sizeOfPage = (page: RenderedPage): number =>
  page.kind === 'redirect' ? 200 : page.parts.reduce((sum, part) => sum + part.length * 2, 100);
