import type { ReactNode } from 'react';
import { Icon, type IconProps } from './icon';

export function ChevronRightIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M7.5 4.5L13 10l-5.5 5.5" />
    </Icon>
  );
}

export function ChevronLeftIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M12.5 4.5L7 10l5.5 5.5" />
    </Icon>
  );
}

export function ChevronDownIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M5 7.5l5 5 5-5" />
    </Icon>
  );
}

export function ChevronUpIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M5 12.5l5-5 5 5" />
    </Icon>
  );
}

export function ArrowIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M4 10h12M11.5 5.5L16 10l-4.5 4.5" />
    </Icon>
  );
}

export function ArrowLeftIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M16 10H4M8.5 5.5L4 10l4.5 4.5" />
    </Icon>
  );
}
