export { Button } from './button';
export { ButtonAnchor, ButtonLink, type ButtonLinkProps } from './button-link';
export { IconButton } from './icon-button';
export type { ButtonVariant } from './look';
