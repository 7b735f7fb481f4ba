import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { remoteNames } from 'shared-contracts/slots';
import { loadCold, type ColdLoad } from '../browser/cold-load';
import { budgets } from '../report/budgets';
import type { Figure } from '../report/figure';
import { spreadOf } from '../statistics';
import { buildMonolith } from './build-monolith';
import { openComparisonProxy, type Face } from './comparison-proxy';

export interface OverheadTarget {
  browser: Browser;
  port: number;
  host: string;
  runs: number;
  update: (detail: string) => void;
}

const faces: readonly Face[] = ['composed', 'monolith'];

/**
 * Compares a page composed at run time with the same page from one bundle of the same source: bytes of script, and
 * times of loads that take turns, so that a busy machine slows both.
 */
export async function measureOverhead(
  { browser, port, host, runs, update }: OverheadTarget,
  page: { section: string; path: string },
): Promise<Figure[]> {
  const outDir = await mkdtemp(join(tmpdir(), 'bench-monolith-'));
  try {
    update('finding what its first view loads');
    const { scripts } = await loadCold(browser, `http://${host}:${port}${page.path}`);
    const first = remoteNames.filter((name) =>
      scripts.some((address) => address.includes(`/assets/${name}/`)),
    );
    update('building one bundle');
    const proxy = await openComparisonProxy(port, await buildMonolith(outDir, first));
    try {
      const loads: Record<Face, ColdLoad[]> = { composed: [], monolith: [] };
      for (let run = 0; run < runs; run += 1) {
        for (const face of faces) {
          update(`run ${run + 1} of ${runs}, ${face}`);
          loads[face].push(await loadCold(browser, `http://${host}:${proxy.ports[face]}${page.path}`));
        }
      }
      const compare = (what: 'lcp' | 'interactive' | 'scriptBytes') => {
        const [composed, monolith] = faces.map(
          (face) => spreadOf(loads[face].map((load) => load[what])).median,
        );
        if (composed === undefined || monolith === undefined)
          throw new Error('A way of delivering is missing.');
        return { composed, monolith, ratio: composed / monolith };
      };
      const [bytes, lcp, interactive] = [compare('scriptBytes'), compare('lcp'), compare('interactive')];
      const kb = (value: number) => `${(value / 1000).toFixed(1)} kB`;
      const ms = (value: number) => `${Math.round(value)} ms`;
      return [
        {
          section: page.section,
          name: 'JavaScript against one bundle',
          unit: 'x',
          measured: bytes.ratio,
          ...budgets.overhead.script,
          note: `${kb(bytes.composed)} composed (shell, ${first.join(', ')}), ${kb(bytes.monolith)} as one bundle`,
        },
        {
          section: page.section,
          name: 'LCP against one bundle',
          unit: 'x',
          measured: lcp.ratio,
          ...budgets.overhead.lcp,
          note: `${ms(lcp.composed)} composed, ${ms(lcp.monolith)} as one bundle`,
        },
        {
          section: page.section,
          name: 'interactive against one bundle',
          unit: 'x',
          measured: interactive.ratio,
          ...budgets.overhead.interactive,
          note: `${ms(interactive.composed)} composed, ${ms(interactive.monolith)} as one bundle`,
        },
      ];
    } finally {
      await proxy.close();
    }
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
