import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAccount } from 'shared-portal/portal';
import { SiteHeader } from 'shared-ui/site-header';
import { copy } from './copy';
import styles from './room-frame.module.css';

/** Where the caller's consultations are. */
export function useHome(): string {
  return useAccount()?.role === 'professional' ? '/professional/agenda' : '/patient/appointments';
}

interface RoomFrameProps {
  /** Left out after the call, where the page has its own links. */
  readonly leaves?: boolean;
  readonly children: ReactNode;
}

/** The room outside the call: a header with the way out, and the page. */
export function RoomFrame({ leaves = true, children }: RoomFrameProps) {
  const home = useHome();
  const items = leaves ? [{ to: home, label: copy.leaveRoom, icon: <X aria-hidden="true" /> }] : [];
  return (
    <div className={styles.frame}>
      <SiteHeader variant="private" items={items} />
      <main id="conteudo" tabIndex={-1} className={styles.content}>
        <div className="wrap">{children}</div>
      </main>
    </div>
  );
}
