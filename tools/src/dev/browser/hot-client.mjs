// Compiled into the shell and every remote by `npm run dev`: puts a new build into the running page. A change that
// cannot be put in reloads the page.
const release = __DEV_RELEASE__;
const eventName = 'forecourt:built';

/** One stream of news for the whole page: the shell listens and tells the remotes. */
if (release === 'shell') {
  const news = new EventSource('/__dev/events');
  news.addEventListener('message', ({ data }) => {
    const built = JSON.parse(data);
    if (built.kind === 'failed') console.error(`[dev] ${built.name} does not compile:\n${built.message}`);
    else if (built.kind === 'restarted') window.location.reload();
    else window.dispatchEvent(new CustomEvent(eventName, { detail: built }));
  });
}

const hot = import.meta.webpackHot;
let wanted = __webpack_hash__;

async function update() {
  // A build that came while another was being put in is taken next.
  while (wanted !== __webpack_hash__) {
    if (hot.status() !== 'idle') return;
    const taken = await hot.check(true);
    if (!taken) throw new Error('the new build has no update for this page');
  }
}

if (hot) {
  window.addEventListener(eventName, ({ detail }) => {
    if (detail.name !== release) return;
    wanted = detail.hash;
    update().catch((error) => {
      console.info(`[dev] ${release} needs a reload: ${error.message}`);
      window.location.reload();
    });
  });
}
