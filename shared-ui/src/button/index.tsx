export { Button } from './button';
export { ButtonAnchor, ButtonLink, type ButtonAnchorProps } from './button-link';
export { IconButton } from './icon-button';
export type { ButtonVariant } from './look';
