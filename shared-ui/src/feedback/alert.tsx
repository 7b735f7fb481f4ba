import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { CheckCircleIcon, InfoIcon, WarningIcon } from '../icons/status-icons';
import { alertStyles, alertTitleStyles, type AlertVariant } from './alert.styles';

const ICONS = {
  info: InfoIcon,
  success: CheckCircleIcon,
  warning: WarningIcon,
  destructive: WarningIcon,
} as const;

export interface AlertProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  readonly variant?: AlertVariant;
  readonly title?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A message in the page. Destructive and warning ones interrupt (`role="alert"`, UI-017), the others wait their turn. */
export function Alert({ variant = 'info', title, className, children, ...rest }: AlertProps): ReactNode {
  const Icon = ICONS[variant];
  const isUrgent = variant === 'destructive' || variant === 'warning';
  return (
    <div
      role={isUrgent ? 'alert' : 'status'}
      {...rest}
      css={alertStyles[variant]}
      className={`alert alert-${variant}${className ? ` ${className}` : ''}`}
    >
      <Icon />
      <div>
        {title ? <strong css={alertTitleStyles}>{title}</strong> : null}
        {children}
      </div>
    </div>
  );
}
