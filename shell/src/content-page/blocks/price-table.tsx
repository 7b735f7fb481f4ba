import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, fontSize, media, space } from 'shared-ui/tokens';
import type { BlockProps } from './block-types';
import { SectionHead } from './section-head';

const tableStyles = css({
  width: '100%',
  '& :is(th,td)': { padding: `${space[12]} ${space[8]}`, textAlign: 'left', verticalAlign: 'baseline' },
  '& tr': { borderBottom: `1px solid ${color.line}` },
  '& tbody th': { color: color.ink, fontWeight: font.weightStrong },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& thead': { color: color.muted, fontSize: fontSize[14] },
  [media.from(768)]: { '& :is(td,thead th:not(:first-of-type))': { textAlign: 'right' } },
  // On phones each row is a small list: its name, then every value below its heading.
  [media.below(768)]: {
    '&,& tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit,minmax(88px,1fr))',
      gap: `${space[4]} ${space[16]}`,
      paddingBlock: space[16],
    },
    '& :is(th,td)': { padding: 0 },
    '& tbody th': { gridColumn: '1/-1', fontSize: fontSize[18] },
    '& td::before': {
      content: 'attr(data-column)',
      display: 'block',
      color: color.muted,
      fontSize: fontSize[14],
    },
  },
});

const noteStyles = css({
  marginTop: space[16],
  maxWidth: '68ch',
  color: color.muted,
  fontSize: fontSize[14],
});

/** Prices by row and column. */
export function PriceTable({ block }: BlockProps<'price-table'>): ReactNode {
  const { title, rowsLabel, columns, rows, note } = block;
  return (
    <>
      <SectionHead title={title} />
      <table css={tableStyles} aria-label={title}>
        <thead>
          <tr>
            {[rowsLabel, ...columns].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {columns.map((column, index) => (
                <td key={column} data-column={column}>
                  {values[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note ? <p css={noteStyles}>{note}</p> : null}
    </>
  );
}
