import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { classNames } from 'shared-ui/class-names';
import styles from './control.module.css';

interface ControlProps {
  readonly label: string;
  readonly icon: LucideIcon;
  /** A device that is on or off: white when off. */
  readonly isOn?: boolean;
  /** Something that is normally closed: apricot when open. */
  readonly isOpen?: boolean;
  readonly tone?: 'danger';
  /** New things behind it. Announced elsewhere. */
  readonly count?: number;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onClick: () => void;
}

/** A round button of the call with its name below. */
export function Control({ label, icon: Icon, isOn, isOpen, tone, count = 0, ref, onClick }: ControlProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={classNames(
        styles.control,
        isOn === false && styles.off,
        isOpen && styles.open,
        tone && styles[tone],
      )}
      aria-pressed={isOn ?? isOpen}
      onClick={onClick}
    >
      <span className={styles.disc}>
        <Icon aria-hidden="true" />
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {count > 9 ? '9+' : count}
          </span>
        )}
      </span>
      <span>{label}</span>
    </button>
  );
}
