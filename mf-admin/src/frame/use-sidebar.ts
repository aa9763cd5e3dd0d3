import { useEffect, useState } from 'react';
import { isSidebarShortcut, MOBILE_BREAKPOINT_PX } from 'shared-domain/admin-layout';
import { useLocation } from 'shared-portal/router';
import { rememberCollapsed, rememberedCollapsed } from './sidebar-memory';

const isNarrow = () => window.matchMedia(`(max-width: ${MOBILE_BREAKPOINT_PX - 1}px)`).matches;

/** Reading it throws where storage is blocked. */
const storage = () => localStorage;

/** State of the sidebar, collapsed or not, and of the drawer that replaces it on phones. */
export function useSidebar() {
  const [collapsed, setCollapsed] = useState(() => rememberedCollapsed(storage, Date.now()));
  const [drawerOpen, setDrawerOpen] = useState(false);
  const { pathname } = useLocation();
  const [shownPath, setShownPath] = useState(pathname);
  if (shownPath !== pathname) {
    setShownPath(pathname);
    setDrawerOpen(false); // a screen has been selected
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
