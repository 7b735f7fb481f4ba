/** Path below which the files of every release are served: `<name>/<version>/<file>` (DEL-005). */
export const releaseFilesPath = '/assets/';
