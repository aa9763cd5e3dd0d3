import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAccount } from 'shared-portal/portal';
import { SiteHeader } from 'shared-ui/site-header';
import { copy } from './copy';
import type { RoomRole } from './provider';
import styles from './room-frame.module.css';

/** Where a side's consultations are. */
export const HOME: Readonly<Record<RoomRole, string>> = {
  patient: '/patient/appointments',
  professional: '/professional/agenda',
};

/** A professional's agenda with a consultation open. */
export const agendaPath = (consultationId: string) => `${HOME.professional}?sessao=${consultationId}`;

/** The side of an account. In a consultation, a professional may also be the patient. */
export const useAccountSide = (): RoomRole =>
  useAccount()?.role === 'professional' ? 'professional' : 'patient';

interface RoomFrameProps {
  /** The caller's part in the consultation; left out while it is unknown. */
  readonly role?: RoomRole;
  /** Left out after the call, where the page has its own links. */
  readonly leaves?: boolean;
  readonly children: ReactNode;
}

/** The room outside the call: a header with the way out, and the page. */
export function RoomFrame({ role, leaves = true, children }: RoomFrameProps) {
  const side = useAccountSide();
  const items = leaves
    ? [{ to: HOME[role ?? side], label: copy.leaveRoom, icon: <X aria-hidden="true" /> }]
    : [];
  return (
    <div className={styles.frame}>
      <SiteHeader variant="private" items={items} />
      <main id="conteudo" tabIndex={-1} className={styles.content}>
        <div className="wrap">{children}</div>
      </main>
    </div>
  );
}
