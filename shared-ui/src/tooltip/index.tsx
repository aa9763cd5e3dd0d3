import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** One short line. Nothing that somebody must read: on a touch screen it takes a tap. */
  readonly text: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Words that appear over something on hover and on focus; Esc sends them away. */
export function Tooltip({ text, className, children }: TooltipProps) {
  const id = useId();
  const [dismissed, setDismissed] = useState(false);
  const dismiss = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDismissed(true);
  };
  return (
    <span
      // A word that explains itself must be reachable without a mouse.
      tabIndex={0}
      className={classNames(styles.anchor, className)}
      aria-describedby={id}
      onKeyDown={dismiss}
      onBlur={() => setDismissed(false)}
      onMouseEnter={() => setDismissed(false)}
    >
      {children}
      <span id={id} role="tooltip" className={classNames(styles.bubble, dismissed && styles.dismissed)}>
        {text}
      </span>
    </span>
  );
}
