import type { ComponentProps } from 'react';
import { Link } from 'shared-portal/router';
import { classNamesFor, type ButtonLook } from './look';

export type ButtonLinkProps = ButtonLook & Omit<ComponentProps<typeof Link>, 'style' | 'className'>;

/** A link to a portal path (`to`) that looks like a button. */
export function ButtonLink({ variant, size, block, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNamesFor({ variant, size, block, className })}>
      {icon}
      {children}
    </Link>
  );
}

type ButtonAnchorProps = ButtonLook & Omit<ComponentProps<'a'>, 'style' | 'className'>;

/** A link out of the portal (`href`: a video room, a phone number) that looks like a button. */
export function ButtonAnchor({
  variant,
  size,
  block,
  icon,
  className,
  children,
  ...rest
}: ButtonAnchorProps) {
  return (
    <a {...rest} className={classNamesFor({ variant, size, block, className })}>
      {icon}
      {children}
    </a>
  );
}
