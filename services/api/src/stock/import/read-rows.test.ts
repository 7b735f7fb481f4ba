import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImportError } from '../stock';
import type { FileRow } from './file-row';
import { readRows } from './read-rows';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-rows-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function rowsOf(content: string | Buffer): Promise<FileRow[]> {
  const file = join(folder, 'stock');
  await writeFile(file, content);
  const rows: FileRow[] = [];
  for await (const row of readRows(file)) rows.push(row);
  return rows;
}
/** What the rows hold, with the line each begins in: "2 1,2". */
const shown = async (content: string): Promise<string[]> =>
  (await rowsOf(content)).map(({ line, cells }) => `${line} ${Object.values(cells).join(',')}`);

/** How reading a file fails. */
const failure = (content: string): Promise<unknown> =>
  rowsOf(content).then(
    () => 'it did not',
    (error: unknown) => error,
  );

test.each([
  ['CSV', 'a,b\n1,2\n3,4\n', ['2 1,2', '3 3,4']],
  ['CSV with a byte order mark', '\ufeffa,b\n1,2', ['2 1,2']],
  ['CSV with line breaks in quotes', 'a,b\n"1\n1",2\n3,4', ['2 1\n1,2', '4 3,4']],
  ['CSV with empty lines', 'a,b\n\n1,2\n\n\n3,4', ['3 1,2', '6 3,4']],
  ['CSV with quotes inside a cell', 'a,b\n1 "x" 1,2', ['2 1 "x" 1,2']],
  ['lines of JSON', '{"a":1}\n{"a":2}', ['1 1', '2 2']],
  ['lines of JSON with empty ones', '\ufeff{"a":1}\r\n\n  \n{"a":2}\n', ['1 1', '4 2']],
  ['a JSON list', '[{"a":1},{"a":2}]', ['1 1', '1 2']],
  ['a JSON list in many lines', '\ufeff\n[\n {"a":\n1},\n\n {"a":2}\n]\n', ['3 1', '6 2']],
  ['an empty JSON list', '[]', []],
  ['a JSON list with brackets in texts', '[{"a":"}]"},{"a":"[{"}]', ['1 }]', '1 [{']],
  ['a JSON list with quotes in texts', '[{"a":"1\\"}"},{"a":"\\\\"}]', ['1 1"}', '1 \\']],
])('%s is read with the line each row begins in', async (_name, content, rows) => {
  expect(await shown(content)).toEqual(rows);
});

test('a CSV row with too many or too few cells says so', async () => {
  const rows = await rowsOf('a,b\n1\n1,2\n"1\n",2,3\n1,2,,\n1,2,3');
  expect(rows.map(({ line, problem }) => [line, problem])).toEqual([
    [2, '1 cell, the header has 2'],
    [3, undefined],
    [4, '3 cells, the header has 2'],
    // Empty cells behind the last column.
    [6, undefined],
    [7, '3 cells, the header has 2'],
  ]);
});

test.each([
  ['semicolons', '\ufeffa;b\r\n"1;1";2,5\r\n', ['2 1;1 2,5']],
  ['tabs', 'a\tb\n1\t2,5', ['2 1 2,5']],
  ['bars', 'a|b\n1|2', ['2 1 2']],
  ['commas and a semicolon in a name', 'a,"b;c;d"\n1,2', ['2 1 2']],
])('the cells of a CSV file may be parted by %s', async (_name, content, rows) => {
  const found = await rowsOf(content);
  expect(found.map(({ line, cells }) => [line, ...Object.values(cells)].join(' '))).toEqual(rows);
});

test('rows of blanks are none, and the lines behind them are counted', async () => {
  const content = 'a,b\r\n\r\n"1\r\n1\r\n",2\r\n   \r\n , \r\n\r\n3,4\r\n';
  expect((await rowsOf(content)).map(({ line }) => line)).toEqual([3, 9]);
});

test('invisible characters that a database does not take are left out, of CSV and of JSON', async () => {
  expect((await rowsOf('a,b\nnul\0byte,bell\x07 tab\there'))[0]?.cells).toEqual({
    a: 'nulbyte',
    b: 'bell tab\there',
  });
  expect((await rowsOf('{"a":"nul\\u0000byte","b":["half\\ud800"]}'))[0]?.cells).toEqual({
    a: 'nulbyte',
    b: ['half'],
  });
});

describe('a quote that is not closed', () => {
  const problem = 'a quote that begins in it is not closed';

  test('costs its own row alone', async () => {
    const content = [
      'nr,model,comment',
      '1,Rio,Has 18" alloys',
      '2,Rio,"Great car, low kms',
      '3,Rio,After the bad one',
      '',
      '4,Rio,"Quote "inside" quote"',
      '5,Rio,"Two',
      'lines"',
      '',
    ].join('\r\n');
    const rows = await rowsOf(content);
    expect(rows.map(({ line, cells, problem: found }) => [line, cells['nr'], found])).toEqual([
      [2, '1', undefined],
      [3, '2', problem],
      [4, '3', undefined],
      [6, '4', undefined],
      [7, '5', undefined],
    ]);
    expect(rows.map(({ cells }) => cells['comment'])).toEqual([
      'Has 18" alloys',
      'Great car, low kms',
      'After the bad one',
      '"Quote "inside" quote"',
      'Two\r\nlines',
    ]);
  });

  test('costs its own row alone where it stands before the last column', async () => {
    const rows = await rowsOf('nr,comment,model\n1,"Great,Rio\n2,"Nice",Rio\n3,"Also ""nice""",Rio\n');
    expect(rows.map(({ line, cells, problem: found }) => [line, cells['nr'], cells['model'], found])).toEqual(
      [
        [2, '1', undefined, problem],
        [3, '2', 'Rio', undefined],
        [4, '3', 'Rio', undefined],
      ],
    );
  });

  test('is not seen in lines that are well quoted, although one has as many cells as a row', async () => {
    const content = 'nr,model,comment\n1,Rio,"Has\nABS, airbags, alloys\nand ""more"""\n2,Rio,x\n';
    expect((await rowsOf(content)).map(({ line, problem: found }) => [line, found])).toEqual([
      [2, undefined],
      [5, undefined],
    ]);
  });
});

test('a workbook is refused by its name', async () => {
  await expect(rowsOf(Buffer.from('PK\u0003\u0004\u0014\0binary'))).rejects.toThrow(
    /^The file \S+ is a workbook or another ZIP archive\. Save it as text/,
  );
});

test('a CSV file that ends inside a row is refused, so that no car that was cut off is withdrawn', async () => {
  const message =
    'The file ends inside line 3: 1 cell, the header has 2. It was probably cut off on its way: transfer it again.';
  for (const content of ['a,b\n1,2\n3', 'a,b\n1,2\n"3\n4"']) {
    const error = await failure(content);
    expect(error).toBeInstanceOf(ImportError);
    expect(error).toMatchObject({ message });
  }
  for (const whole of ['a,b\n1,2\n3\n', 'a,b\r\n1,2\r\n3\r\n'])
    expect((await rowsOf(whole)).map(({ problem }) => problem)).toEqual([
      undefined,
      '1 cell, the header has 2',
    ]);
  expect(await failure('a,b\n1,2\n3,"4')).toBeInstanceOf(ImportError);
});

test.each([
  ['CSV', 'make,model\nKia,Rio\nCitroën,C3\n', 3],
  ['a JSON list', '[\n{"make":"Citroën"}]', 2],
  ['lines of JSON', '{"make":"Kia"}\n{"make":"Citroën"}\n', 2],
  ['CSV at its very end', 'make,model\nKia,Rio\nCitroën,Citroë', 3],
  ['CSV of many pieces', `make,model\n${'Škoda,Fabia\n'.repeat(20_000)}Citroën,C3\n`, 20_002],
])('%s in another encoding than UTF-8 is refused with the line', async (_name, text, line) => {
  // The last one alone in Windows-1252.
  const at = text.lastIndexOf('ë');
  const [before, after] = [text.slice(0, at), text.slice(at + 1)];
  await expect(
    rowsOf(Buffer.concat([Buffer.from(before), Buffer.from([0xeb]), Buffer.from(after)])),
  ).rejects.toThrow(
    new RegExp(`^Line ${line} of the file \\S+ is not UTF-8\\. Save the file in this encoding .in Excel`),
  );
  expect((await rowsOf(text)).at(-1)).toMatchObject({ cells: { make: 'Citroën' } });
});

test('objects and lists inside a row belong to it', async () => {
  const row = { variant: { cylinders: 4 }, images: [{ url: '/1.jpg' }, []], year: 2020 };
  expect(await rowsOf(JSON.stringify([row, { year: 2021 }]))).toEqual([
    { line: 1, car: 1, cells: row },
    { line: 1, car: 2, cells: { year: 2021 } },
  ]);
});

test.each([
  ['a number in it', '[{"a":1}, 5]', 'Line 1 of the file: "5" is not expected in a list of objects.'],
  ['a text in it', '[\n{"a":1},\n"x"]', 'Line 3 of the file: """ is not expected in a list of objects.'],
  [
    'no end',
    '[{"a":1},\n{"a"',
    'The file ends inside the object that begins in line 2. It was probably cut off on its way: transfer it again.',
  ],
  [
    'a text without end',
    '[{"a":"]}]',
    'The file ends inside the object that begins in line 1. It was probably cut off on its way: transfer it again.',
  ],
  [
    'an object of a megabyte',
    `[\n{"a":"${'x'.repeat(1_000_001)}"}]`,
    'The object that begins in line 2 is too large.',
  ],
])('a JSON list with %s fails', async (_name, content, message) => {
  const error = await failure(content);
  expect(error).toBeInstanceOf(ImportError);
  expect(error).toMatchObject({ message });
});

const cut = 'The file ends before its list is closed. It was probably cut off on its way: transfer it again.';

test.each([
  ['cut off behind a comma', '[{"a":1},\n', cut],
  ['cut off behind an object', '[{"a":1}', cut],
  ['of a bracket only', '[', cut],
  ['with text behind its end', '[{"a":1}]\n{"a":2}', 'Line 2 of the file: "{" follows the end of the list.'],
  ['followed by another', '[{"a":1}]\n\n[]', 'Line 3 of the file: "[" follows the end of the list.'],
  ['without a comma', '[{"a":1}\n{"a":2}]', 'Line 2 of the file: a comma is missing before "{".'],
  ['with two commas', '[{"a":1},,{"a":2}]', 'Line 1 of the file: "," is not expected in a list of objects.'],
  ['that begins with a comma', '[,{"a":1}]', 'Line 1 of the file: "," is not expected in a list of objects.'],
  ['in a list', '[\n[{"a":1}]]', 'Line 2 of the file: "[" is not expected in a list of objects.'],
  [
    'that ends behind a comma',
    '[{"a":1},\n]',
    'Line 2 of the file: the list ends behind a comma, where an object is expected.',
  ],
])('a JSON list %s fails', async (_name, content, message) => {
  const error = await failure(content);
  expect(error).toBeInstanceOf(ImportError);
  expect(error).toMatchObject({ message });
});

test('a line of NDJSON that is no object is named', async () => {
  for (const line of ['[1]', '5', 'null', '"x"']) {
    expect(await failure(`{"a":1}\n\n${line}`)).toMatchObject({
      message: 'Line 3 of the file holds no object. A JSON file is a list of objects, or one object a line.',
    });
  }
});

test('a damaged file and one that is not there are distinguished', async () => {
  expect(await failure('{"a":')).toMatchObject({
    message: expect.stringMatching(/^The file .*stock is damaged: .+\.$/),
    cause: expect.any(SyntaxError),
  });
  expect(await failure('a,b\n"1')).toMatchObject({ message: expect.stringContaining('is damaged') });
  const missing = readRows(join(folder, 'nothing')).next();
  await expect(missing).rejects.toThrow(/^The file .*nothing cannot be read: ENOENT/);
  await expect(missing).rejects.toBeInstanceOf(ImportError);
});

test('a CSV row is not read beyond a megabyte, such as one whose quote never ends', async () => {
  expect(await failure(`a\n"${'x'.repeat(1_100_000)}`)).toMatchObject({
    message: expect.stringMatching(/is damaged: .*tolerated bytes of 1000000/),
  });
  expect(await rowsOf(`a\n${'x'.repeat(900_000)}`)).toHaveLength(1);
});
