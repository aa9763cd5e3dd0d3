import { Drawer } from 'antd';
import { useRef, type ReactNode } from 'react';
import { DRAWER_WIDTH } from 'shared-domain/admin-layout';
import { Logo } from 'shared-ui/logo';
import { Link } from 'shared-portal/router';
import styles from './admin-frame.module.css';
import { copy } from './copy';
import { SidebarMenu } from './sidebar-menu';
import { TopBar } from './top-bar';
import { useSidebar } from './use-sidebar';

/** Frame of every admin page: sidebar, or a drawer on phones, and the top bar. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { collapsed, drawerOpen, toggle, closeDrawer } = useSidebar();
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame} className={collapsed ? `${styles.frame} ${styles.collapsed}` : styles.frame}>
      <div className={styles.sidebar}>
        {!collapsed && <HomeLink />}
        <SidebarMenu collapsed={collapsed} />
      </div>
      <Drawer
        open={drawerOpen}
        onClose={closeDrawer}
        placement="left"
        // Inside the page's root, so that the buttons of toasts in it are clickable.
        getContainer={() => frame.current ?? document.body}
        size={DRAWER_WIDTH}
        title={<HomeLink />}
        classNames={{ close: styles.close ?? '' }}
        closable={{ 'aria-label': copy.closeMenu, placement: 'end' }}
      >
        <SidebarMenu collapsed={false} />
      </Drawer>
      <div className={styles.page}>
        <TopBar onToggle={toggle} />
        <main id="conteudo" tabIndex={-1} className={styles.content}>
          {children}
        </main>
      </div>
    </div>
  );
}

function HomeLink() {
  return (
    <Link to="/" className={styles.logo}>
      <Logo />
    </Link>
  );
}
