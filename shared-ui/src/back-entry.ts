export { closeOnBack, hasOpenDialog, isDialogEntry, marksOfChoice } from './overlays/back-entry';
