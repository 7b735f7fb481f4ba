export { Chip, ChipCross, CountBadge, RemovableChip, Tag, chipClearStyles, chipStyles } from './content/tag';
export type { ChipProps, RemovableChipProps, TagProps, TagTone } from './content/tag';
