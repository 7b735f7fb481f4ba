/**
 * Script with the shell's own pages, in the release's `web` folder. It has no hash in its name: the folder belongs to
 * one version, and the server has to know the name without asking the build.
 */
export const ownPagesScript = 'pages.js';
