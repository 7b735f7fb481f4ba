export { hasOpenDialog, isDialogEntry } from './overlays/back-entry';
