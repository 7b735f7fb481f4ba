export { closeDropdown, useDropdown } from './overlays/dropdown';
export type { DropdownMode, DropdownOptions } from './overlays/dropdown';
