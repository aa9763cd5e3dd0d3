import { useEffect, useState } from 'react';
import { isSidebarShortcut, MOBILE_BREAKPOINT_PX } from 'shared-domain/admin-layout';
import { useLocation } from 'shared-portal/router';
import { rememberCollapsed, rememberedCollapsed } from './sidebar-memory';

const isNarrow = () => window.matchMedia(`(max-width: ${MOBILE_BREAKPOINT_PX - 1}px)`).matches;

/** Asking for it throws where storage is forbidden. */
const storage = () => localStorage;

/** The sidebar beside the page, collapsed or not, and the drawer that takes its place on phones. */
export function useSidebar() {
  const [collapsed, setCollapsed] = useState(() => rememberedCollapsed(storage, Date.now()));
  const [drawerOpen, setDrawerOpen] = useState(false);
  const { pathname } = useLocation();
  const [shownPath, setShownPath] = useState(pathname);
  if (shownPath !== pathname) {
    setShownPath(pathname);
    setDrawerOpen(false); // the choice has been made
  }

  const toggle = () => {
    if (isNarrow()) return setDrawerOpen((open) => !open);
    rememberCollapsed(storage, !collapsed, Date.now());
    setCollapsed(!collapsed);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isSidebarShortcut(event)) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
  return { collapsed, drawerOpen, toggle, closeDrawer: () => setDrawerOpen(false) };
}
