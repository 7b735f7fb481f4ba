export { hasOpenDialog, isDialogEntry, marksOfChoice } from './overlays/back-entry';
