/**
 * Only the react-router names in use: this module is federated whole, so every name here costs every visitor
 * bytes.
 */
import { createElement, type ComponentProps, type MouseEvent } from 'react';
import { useHref, useLocation, useNavigate, type To } from 'react-router-dom';

export {
  Navigate,
  Route,
  Router,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { Location, NavigationType, Navigator, To } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the portal. */
  readonly to: To;
  /** Replaces the current entry; a link to the current address always does. */
  readonly replace?: boolean | undefined;
  /** State of the new history entry; it never shows in the address. */
  readonly state?: unknown;
}

/** A link inside the portal. Our own, because react-router's adds 3 kB for routers we do not use. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event, rest.target)) return;
    event.preventDefault();
    void navigate(to, { replace: replace ?? href === `${pathname}${search}${hash}`, state });
  };
  return createElement('a', { ...rest, href, onClick: follow });
}

/** Another button, a modifier key or another window: leave it to the browser. */
function isForBrowser(event: MouseEvent, target: string | undefined): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
  return (
    button !== 0 || metaKey || altKey || ctrlKey || shiftKey || (target !== undefined && target !== '_self')
  );
}
