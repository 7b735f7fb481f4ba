export { Button, ButtonLink, IconButton } from './actions/button';
export type { ButtonLinkProps, ButtonProps, IconButtonProps } from './actions/button';
export { buttonStyles, iconButtonStyles, textLinkStyles } from './actions/button.styles';
export type { ButtonSize, ButtonVariant } from './actions/button.styles';
