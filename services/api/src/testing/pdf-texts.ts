import { inflateSync } from 'node:zlib';

/** A run of text on a page; points from the upper left corner, `y` that of its baseline. */
export interface PdfText {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
}

interface Font {
  characters: string[];
  /** Thousandths of the size, by glyph. */
  widths: number[];
}

const pageHeight = 841.89;

/** An object of the file by its number: its dictionary and, where it has one, its unpacked stream. */
function objectsOf(pdf: Buffer): Map<string, { head: string; stream: string }> {
  const file = pdf.toString('latin1');
  const parts = [...file.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)];
  return new Map(
    parts.map(([, number = '', body = '']) => {
      const [head = '', stream] = body.split('\nstream\n');
      const packed = Buffer.from(stream?.replace(/\nendstream$/, '') ?? '', 'latin1');
      const isText = stream !== undefined && head.includes('/FlateDecode');
      return [number, { head, stream: isText ? inflateSync(packed).toString('latin1') : '' }];
    }),
  );
}

const hexCodes = (hex: string): number[] =>
  (hex.match(/.{4}/g) ?? []).map((digits) => Number.parseInt(digits, 16));

/** Runs of text that PDFKit drew on the only page, in the order they were drawn. */
export function textsOf(pdf: Buffer): PdfText[] {
  const objects = objectsOf(pdf);
  const follow = (head: string, name: string) =>
    objects.get(new RegExp(`/${name} \\[?(\\d+) 0 R`).exec(head)?.[1] ?? '') ?? { head: '', stream: '' };
  const page = [...objects.values()].find(({ head }) => /\/Type \/Page\b(?!s)/.test(head))?.head ?? '';
  const resources = follow(page, 'Resources').head;
  const fonts = new Map<string, Font>();
  const fontOf = (name: string): Font => {
    const known = fonts.get(name);
    if (known) return known;
    const { head } = follow(resources, name);
    const mapped = /beginbfrange\n.*?\[(.*?)\]/s.exec(follow(head, 'ToUnicode').stream)?.[1] ?? '';
    const widths = /\/W \[0 \[(.*?)\]/s.exec(follow(head, 'DescendantFonts').head)?.[1] ?? '';
    const font = {
      characters: [...mapped.matchAll(/<(\w+)>/g)].map(([, hex = '']) => String.fromCharCode(...hexCodes(hex))),
      widths: widths.trim().split(/\s+/).map(Number),
    }; // prettier-ignore
    fonts.set(name, font);
    return font;
  };
  const runs = follow(page, 'Contents').stream.matchAll(
    /1 0 0 1 (\S+) (\S+) Tm\n\/(\w+) (\S+) Tf\n\[(.*?)\] TJ/g,
  );
  return [...runs].map(([, x, y, name = '', size, shown = '']) => {
    const { characters, widths } = fontOf(name);
    const glyphs = [...shown.matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) => hexCodes(hex));
    const kerning = [...shown.replace(/<\w+>/g, '').matchAll(/\S+/g)].map(Number);
    const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
    const width = (sum(glyphs.map((glyph) => widths[glyph] ?? 0)) - sum(kerning)) * (Number(size) / 1000);
    return {
      text: glyphs.map((glyph) => characters[glyph] ?? '').join(''),
      x: Number(x),
      right: Number(x) + width,
      y: pageHeight - Number(y),
      size: Number(size),
    };
  });
}
