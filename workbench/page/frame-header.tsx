import type { Portal } from 'shared-portal/contract';
import { useStore } from 'zustand';
import { copy } from './copy';
import styles from './workbench.module.css';

/** Replaces the shell's header: shows the signed-in user and a sign-out button. */
export function FrameHeader({ portal }: { readonly portal: Portal }) {
  const session = useStore(portal.session);
  const name = session.phase === 'signed-in' ? session.email : null;
  return (
    <section className={styles.frame} aria-label={copy.frame}>
      <span>{copy.frame}</span>
      <b>{name ?? copy.signedOut}</b>
      {name !== null && (
        <button type="button" onClick={() => void portal.signOut('/')}>
          {copy.signOut}
        </button>
      )}
    </section>
  );
}
