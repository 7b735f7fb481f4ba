import { photoLimits } from 'shared-contracts/entities/trade-in';

/** Of the JPEG that is sent; the server encodes it once more. */
const quality = 0.85;

async function redraw(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file);
  try {
    const scale = Math.min(1, photoLimits.longSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return null;
    // JPEG has no transparency, which would turn black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  } finally {
    bitmap.close();
  }
}

/**
 * A photo in the size that is kept, so that a phone on a slow line sends a tenth of it. A file that the browser cannot
 * open is left as it is: the server knows more formats, and says what it does not know.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  const redrawn = await redraw(file).catch(() => null);
  return redrawn && redrawn.size < file.size ? redrawn : file;
}
