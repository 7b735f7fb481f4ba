import { useEffect, useRef, useState } from 'react';
import type { ApiErrorBody } from 'shared-contracts/errors';
import { hrefs } from 'shared-contracts/routes';

const failedText = 'The PDF could not be made. Please try again.';
/** Milliseconds after which a PDF is given up. */
const timeoutMs = 30_000;

/** Fetches a listing; throws an error whose message is fit for a shopper. */
async function fetchPdf(href: string, signal: AbortSignal): Promise<Blob> {
  let response: Response;
  try {
    response = await fetch(href, { signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) });
    if (response.ok) return await response.blob();
  } catch (cause) {
    throw new Error(failedText, { cause });
  }
  const body = (await response.json().catch(() => null)) as Partial<ApiErrorBody> | null; // read with care below
  throw new Error(body?.error?.message ?? failedText);
}

/** Passes a file to the browser to keep. */
function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has read the address by then, however slow it is to ask where to put the file.
  setTimeout(() => URL.revokeObjectURL(link.href), timeoutMs);
}

/** Downloads a car's listing as a PDF (VEH-006, VEH-007). */
export function usePdf(slug: string): { isPreparing: boolean; download: () => Promise<void> } {
  const [isPreparing, setIsPreparing] = useState(false);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const download = async (): Promise<void> => {
    const controller = new AbortController();
    leaving.current = controller;
    setIsPreparing(true);
    try {
      save(await fetchPdf(hrefs.carPdf(slug), controller.signal), `${slug}.pdf`);
    } catch (error) {
      if (!controller.signal.aborted) window.alert(error instanceof Error ? error.message : failedText);
    }
    if (!controller.signal.aborted) setIsPreparing(false);
  };
  return { isPreparing, download };
}
