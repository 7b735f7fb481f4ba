export { showFocused } from './media/show-focused';
