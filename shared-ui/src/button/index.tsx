export { Button, type ButtonProps } from './button';
export { ButtonAnchor, ButtonLink, type ButtonAnchorProps, type ButtonLinkProps } from './button-link';
export { IconButton, type IconButtonProps } from './icon-button';
export type { ButtonLook, ButtonSize, ButtonVariant } from './look';
