import type { ColdLoad } from '../browser/cold-load';
import { budgets, type Budget } from '../report/budgets';
import { ofRuns, type Figure } from '../report/figure';
import { percentileOf, spreadOf } from '../statistics';
import type { Maker, Session } from './compare-pages';

type Sessions = Readonly<Record<Maker, readonly Session[]>>;
type Loads = Readonly<Record<'ours' | 'baseline', ColdLoad>>;
type Kind = 'clicks' | 'keys';
type Share = (typeof shares)[number][0];

const shares = [['p50', 0.5], ['p95', 0.95]] as const; // prettier-ignore

const instantSearch = 'React InstantSearch';
const others = [['baseline', instantSearch], ['plainHtml', 'page without a framework']] as const; // prettier-ignore

/** Time of another page over ours: above 1, ours is faster. */
const ratio = (section: string, name: string, label: string, own: number, other: number): Figure => ({
  section,
  name: `  ${name}, ${label}`,
  unit: 'x',
  measured: other / own,
  note: `${Math.round(other)} ms against ${Math.round(own)} ms`,
});

/** Times of one kind of interaction, each followed by the ratios. */
function times(
  section: string,
  name: string,
  kind: Kind,
  sessions: Sessions,
  budget: Record<Share, Budget>,
): Figure[] {
  const of = (maker: Maker) =>
    sessions[maker].flatMap((session) => session[kind].map(({ painted }) => painted));
  const ours = of('ours');
  return shares.flatMap(([label, share]) => {
    const own = percentileOf(ours, share);
    return [
      {
        section,
        name: `${name}, ${label}`,
        unit: 'ms',
        ...ofRuns(spreadOf(ours)),
        measured: own,
        ...budget[label],
        note: `${ours.length} in ${sessions.ours.length} visits`,
      },
      ...others.map(([maker, words]) => ratio(section, words, label, own, percentileOf(of(maker), share))),
    ];
  });
}

/** Processor time of the main thread for a choice: hardly longer on a busy machine, unlike the times. */
function work(section: string, sessions: Sessions): Figure[] {
  const [own, other] = [sessions.ours, sessions.baseline].map((all) =>
    spreadOf(all.map(({ workMs }) => workMs)),
  );
  if (!own || !other) return [];
  return [
    {
      section,
      name: 'main thread for a choice, processor not slowed',
      unit: 'ms',
      ...ofRuns(own),
      note: 'script, styles, layout and painting',
    },
    ratio(section, instantSearch, 'main thread', own.median, other.median),
  ];
}

const requests = (
  section: string,
  name: string,
  of: (session: Session) => number[],
  { ours }: Sessions,
): Figure => ({
  section,
  name: `requests of ${name}, most`,
  unit: '',
  measured: Math.max(...ours.flatMap(of)),
  ...budgets.speed.requests,
});

const size = (
  section: string,
  name: string,
  what: 'scriptBytes' | 'htmlBytes',
  loads: Loads,
  budget: Budget,
): Figure => ({
  section,
  name: `${name}, all filters`,
  unit: 'kB',
  measured: loads.ours[what] / 1000,
  ...budget,
  note: `React InstantSearch alone, without the rest of a site: ${(loads.baseline[what] / 1000).toFixed(1)} kB`,
});

/** Figures of our page beside the same page of React InstantSearch, and beside a page of plain HTML. */
export const speedFigures = (section: string, sessions: Sessions, loads: Loads): Figure[] => [
  ...times(section, 'filter click to painted results', 'clicks', sessions, budgets.speed.click),
  ...times(section, 'last key to painted results, after the pause', 'keys', sessions, budgets.speed.key),
  ...work(section, sessions),
  requests(section, 'a choice', ({ clicks }) => clicks.map((one) => one.requests), sessions),
  requests(section, 'the box’s first focus', ({ focusRequests }) => [focusRequests], sessions),
  requests(section, 'a word', ({ keys }) => keys.map((one) => one.requests), sessions),
  size(section, 'JavaScript', 'scriptBytes', loads, budgets.search.script),
  size(section, 'HTML', 'htmlBytes', loads, budgets.search.html),
];
