// One refresh runtime for a page: the shell, which is there first, makes it, and every remote uses it. With one each, an
// update would be fetched and nothing would change on screen.
module.exports = globalThis.__FORECOURT_REFRESH__ ??= require(__REFRESH_RUNTIME__);
