import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'shared-portal/router';
import styles from './action-row.module.css';

interface ActionRowProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly note: string;
  /** Why it cannot be done now. */
  readonly fault?: string | null;
  readonly onPress: () => void;
}

/** An action of the list beside what it concerns; while it cannot be done, the reason is below its name. */
export function ActionRow({ fault = null, note, onPress, ...shown }: ActionRowProps) {
  return (
    <button type="button" className={styles.action} disabled={fault !== null} onClick={onPress}>
      <Body {...shown} note={fault ?? note} leads={fault === null} />
    </button>
  );
}

interface ActionLinkProps extends Pick<ActionRowProps, 'icon' | 'label' | 'note'> {
  /** A path of the portal, or mailto: with an address. */
  readonly to: string;
}

/** An entry of the same list that leads elsewhere. */
export function ActionLink({ to, ...shown }: ActionLinkProps) {
  const body = <Body {...shown} leads />;
  return to.startsWith('mailto:') ? (
    <a href={to} className={styles.action}>
      {body}
    </a>
  ) : (
    <Link to={to} className={styles.action}>
      {body}
    </Link>
  );
}

interface BodyProps extends Pick<ActionRowProps, 'icon' | 'label' | 'note'> {
  readonly leads: boolean;
}

function Body({ icon, label, note, leads }: BodyProps) {
  return (
    <>
      {icon}
      <span>
        <strong>{label}</strong>
        <small>{note}</small>
      </span>
      {leads && <ChevronRight aria-hidden="true" />}
    </>
  );
}
