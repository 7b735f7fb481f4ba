import type { Figure, Unit } from './figure';

const digits = (unit: Unit, value: number): number => {
  if (unit === 'MB') return 0;
  if (unit === 'x') return 2;
  if (unit === 's' || unit === 'kB' || unit === '%') return 1;
  if (unit === 'ms') return Math.abs(value) < 20 ? 1 : 0;
  return Number.isInteger(value) ? 0 : 3;
};

const show = (value: number | undefined, unit: Unit): string => {
  if (value === undefined) return '';
  const number = value.toFixed(digits(unit, value));
  return unit === '' ? number : `${number} ${unit}`;
};

const range = ({ range: found, unit }: Figure): string =>
  found ? `${show(found.min, unit)} to ${show(found.max, unit)}` : '';

/** How much of the budget is used; a budget that is passed is marked. Of none at all there is no part. */
function share({ measured, budget }: Figure): string {
  if (budget === undefined) return '';
  const part = budget === 0 ? '' : `${Math.round((measured / budget) * 100)}%`;
  return measured > budget ? `${part} OVER`.trim() : part;
}

const columns = ['', 'measured', 'budget', 'aim', 'of budget', 'runs'] as const;

const cells = (figure: Figure): string[] => [
  `  ${figure.name}`,
  show(figure.measured, figure.unit),
  show(figure.budget, figure.unit),
  show(figure.aim, figure.unit),
  share(figure),
  range(figure),
];

/** The figures as a table for people: one block for each section, notes below. */
export function toTable(figures: readonly Figure[]): string {
  const rows = figures.map(cells);
  const widths = columns.map((title, at) =>
    Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (row: readonly string[]): string =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd();
  const lines = [line(columns)];
  let section = '';
  figures.forEach((figure, at) => {
    if (figure.section !== section) lines.push('', figure.section);
    section = figure.section;
    lines.push(line(rows[at] ?? []));
    if (figure.note) lines.push(`      ${figure.note}`);
  });
  return lines.join('\n');
}
