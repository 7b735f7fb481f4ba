/** Lets the browser paint and answer the visitor before the next part. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

/**
 * The parts of the shell in the order they are set up. They come in one file; set up in one go they would keep a slow
 * phone from answering for a fifth of a second.
 */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@emotion/react'),
  () => import(/* webpackMode: "eager" */ 'shared-contracts/events/bus'),
  () => import(/* webpackMode: "eager" */ './layout/header'),
  () => import(/* webpackMode: "eager" */ './layout/layout'),
];

async function start(): Promise<void> {
  for (const load of parts) {
    await nextTask();
    await load();
  }
  await nextTask();
  const { startPage } = await import(/* webpackMode: "eager" */ './app/start-page.client');
  await nextTask();
  startPage();
}

void start();
