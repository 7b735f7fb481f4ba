import PDFDocument from 'pdfkit';
import { qrCode } from 'shared-rules/qr-code';
import type { Listing } from './listing';
import { fittingSize, ink, loadFonts, write, type Box, type Doc } from './pdf-writer';

/** Points; A4 is 595 by 842. */
const page = { width: 595.28, height: 841.89, margin: 40 } as const;
const inner = page.width - 2 * page.margin;
const gap = 18;
const picture = { width: 320, height: 213 } as const;
/** Of the dark modules, without the quiet zone. */
const codeSide = 72;
/** The foot begins here; nothing above it may reach further. */
const footTop = page.height - page.margin - 118;

function drawHead(doc: Doc, { siteName, day, colour, title }: Listing): number {
  const { margin } = page;
  doc.rect(0, 0, page.width, 10).fill(colour);
  write(doc, siteName, 'bold', 11, ink.strong, { x: margin, y: 28, width: inner - 130, height: 14 });
  doc.font('regular').fontSize(9).fillColor(ink.soft);
  doc.text(day, page.width - margin - 120, 29, { width: 120, align: 'right' });
  const box = { x: margin, y: 58, width: inner, height: 66 };
  const size = fittingSize(doc, title, box, [24, 20, 16, 13]);
  return write(doc, title, 'bold', size, ink.strong, box) + 12;
}

/** The code of the car's page, its dark corner at a point, with words beside it. */
function drawCode(doc: Doc, address: string, x: number, y: number): number {
  const { size, path, quietZone } = qrCode(address);
  const module = codeSide / (size - 2 * quietZone);
  doc.save().translate(x, y).scale(module).translate(-quietZone, -quietZone);
  doc.path(path).fill(ink.strong).restore();
  const besideX = x + codeSide + quietZone * module;
  const beside = { x: besideX, width: page.width - page.margin - besideX };
  const words = 'Scan for all pictures and today’s price.';
  const wordsEnd = write(doc, words, 'regular', 8, ink.soft, { ...beside, y });
  write(doc, new URL(address).host.replace(/^www\./, ''), 'bold', 8, ink.strong, {
    ...beside,
    y: wordsEnd + 4,
    height: 24,
  });
  doc.link(x, y, codeSide, codeSide, address);
  return y + codeSide;
}

function drawPrice(doc: Doc, { price }: Listing, box: Box): number {
  const size = fittingSize(doc, price.amount, { width: box.width, height: 60 }, [30, 24, 18, 14]);
  let y = write(doc, price.amount, 'bold', size, ink.strong, { ...box, height: 60 });
  if (price.kind !== '')
    y = write(doc, price.kind, 'regular', 10, ink.soft, { ...box, y: y + 2, height: 26 });
  if (price.was !== '') y = write(doc, `Was ${price.was}`, 'regular', 10, ink.soft, { ...box, y: y + 2 });
  return y;
}

/** Picture and price side by side; without a picture price and code share the row. */
function drawLead(doc: Doc, listing: Listing, image: Buffer | null, top: number): number {
  const right = page.margin + picture.width + gap;
  if (image === null) {
    const priceEnd = drawPrice(doc, listing, { x: page.margin, y: top, width: picture.width });
    return Math.max(priceEnd, drawCode(doc, listing.address, right, top)) + gap;
  }
  doc.save().roundedRect(page.margin, top, picture.width, picture.height, 4).clip();
  doc.image(image, page.margin, top, {
    cover: [picture.width, picture.height],
    align: 'center',
    valign: 'center',
  });
  doc.restore();
  drawPrice(doc, listing, { x: right, y: top, width: page.width - page.margin - right });
  drawCode(doc, listing.address, right, top + picture.height - codeSide);
  return top + picture.height + gap;
}

function drawHeading(doc: Doc, text: string, y: number): number {
  doc
    .moveTo(page.margin, y)
    .lineTo(page.width - page.margin, y)
    .lineWidth(0.5)
    .stroke(ink.line);
  return write(doc, text, 'bold', 11, ink.strong, { x: page.margin, y: y + 9, width: inner }) + 4;
}

/** Cells in columns, row by row, as many as fit above a line. Gives where the last row ends. */
function drawColumns<Cell>(
  cells: readonly Cell[],
  { columns, rowHeight, top, bottom }: { columns: number; rowHeight: number; top: number; bottom: number },
  draw: (cell: Cell, box: Required<Box>) => void,
): number {
  const width = (inner - (columns - 1) * gap) / columns;
  const rowsThatFit = Math.max(0, Math.floor((bottom - top) / rowHeight));
  const shown = cells.slice(0, rowsThatFit * columns);
  const rowCount = Math.ceil(shown.length / columns);
  shown.forEach((cell, index) => {
    // Down the columns, as lists are read.
    const [column, row] = [Math.floor(index / rowCount), index % rowCount];
    draw(cell, {
      x: page.margin + column * (width + gap),
      y: top + row * rowHeight,
      width,
      height: rowHeight - 2,
    });
  });
  return top + rowCount * rowHeight;
}

function drawFacts(doc: Doc, { facts, features }: Listing, top: number): number {
  if (facts.length === 0) return top;
  // With features below, the facts leave them a third of the space.
  const bottom = features.length > 0 ? top + (footTop - top) * 0.66 : footTop;
  return (
    drawColumns(
      facts,
      { columns: 2, rowHeight: 15, top: drawHeading(doc, 'Details', top), bottom },
      ({ label, value }, { x, y, width, height }) => {
        const labelWidth = width * 0.45;
        write(doc, label, 'regular', 8.5, ink.soft, { x, y, width: labelWidth, height });
        write(doc, value, 'bold', 8.5, ink.strong, {
          x: x + labelWidth,
          y,
          width: width - labelWidth,
          height,
        });
      },
    ) + 10
  );
}

function drawFeatures(doc: Doc, { features }: Listing, top: number): void {
  if (features.length === 0) return;
  drawColumns(
    features,
    { columns: 3, rowHeight: 13, top: drawHeading(doc, 'Features', top), bottom: footTop },
    (feature, box) => write(doc, `• ${feature}`, 'regular', 8, ink.strong, box),
  );
}

function drawFoot(doc: Doc, { dealer, disclaimer }: Listing): void {
  const { margin } = page;
  doc
    .moveTo(margin, footTop)
    .lineTo(page.width - margin, footTop)
    .lineWidth(0.5)
    .stroke(ink.line);
  const width = inner * 0.4;
  let y = write(doc, dealer.name, 'bold', 11, ink.strong, { x: margin, y: footTop + 12, width, height: 28 });
  for (const line of dealer.lines) {
    y = write(doc, line, 'regular', 9, ink.strong, { x: margin, y: y + 3, width, height: 24 });
  }
  const x = margin + width + gap;
  write(doc, disclaimer, 'regular', 7, ink.soft, {
    x,
    y: footTop + 13,
    width: page.width - margin - x,
    height: 104,
  });
}

/**
 * Draws a car on one A4 page, as a salesperson would hand it over (API-022, D-21): picture, title, price, facts,
 * features, dealer with licence, disclaimer and a QR code of the car's page. What does not fit is left out; there is
 * never a second page.
 *
 * @param image JPEG or PNG; null for a car without a picture
 */
export async function drawPdf(listing: Listing, image: Buffer | null): Promise<Buffer> {
  const loaded = await loadFonts();
  const doc = new PDFDocument({
    size: 'A4',
    // Text near the end of the page must not open another one.
    margin: 0,
    lang: 'en-AU',
    displayTitle: true,
    info: { Title: listing.title, Author: listing.siteName },
  });
  doc.registerFont('regular', loaded.regular).registerFont('bold', loaded.bold);
  const chunks: Buffer[] = [];
  const rendered = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const leadTop = drawHead(doc, listing);
  const factsTop = drawLead(doc, listing, image, leadTop);
  drawFeatures(doc, listing, drawFacts(doc, listing, factsTop));
  drawFoot(doc, listing);
  doc.end();
  return rendered;
}
