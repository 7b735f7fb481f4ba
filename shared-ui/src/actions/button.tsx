import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import {
  buttonStyles,
  iconButtonStyles,
  veiledIconButtonStyles,
  type ButtonSize,
  type ButtonVariant,
} from './button.styles';

interface ButtonStyleProps {
  /** Defaults to `outline`: a filled button is a decision. */
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** As wide as its container. */
  readonly block?: boolean;
}

export interface ButtonProps extends ButtonStyleProps, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Work is under way: the label keeps its width behind a spinner and presses do nothing. */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button. `type` defaults to `button`, so that it never submits a form by accident. */
export function Button({
  variant,
  size,
  block,
  busy,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps): ReactNode {
  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    // A busy button stays focusable, so presses have to be stopped here; this also stops a second submit.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      css={buttonStyles(variant, size)}
      onClick={handleClick}
      data-block={block ? '' : undefined}
      data-busy={busy ? '' : undefined}
      aria-busy={busy ? true : undefined}
      aria-disabled={busy ? true : rest['aria-disabled']}
    >
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonStyleProps, AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A plain link that looks like a button. For router links use `buttonStyles` on the router's own component. */
export function ButtonLink({ variant, size, block, children, ...rest }: ButtonLinkProps): ReactNode {
  return (
    <a {...rest} css={buttonStyles(variant, size)} data-block={block ? '' : undefined}>
      {children}
    </a>
  );
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  /** The accessible name: there is no visible text. */
  readonly label: string;
  /** Draw a pale disc behind the icon, for use on pictures. */
  readonly veiled?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A 44 px square button that shows only an icon. */
export function IconButton({
  label,
  veiled,
  type = 'button',
  children,
  ...rest
}: IconButtonProps): ReactNode {
  return (
    <button {...rest} type={type} aria-label={label} css={veiled ? veiledIconButtonStyles : iconButtonStyles}>
      {children}
    </button>
  );
}
