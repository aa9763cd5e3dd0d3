import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** One short line without essential content: touch screens need a tap. */
  readonly text: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Text shown on hover and focus; Esc hides it. */
export function Tooltip({ text, className, children }: TooltipProps) {
  const id = useId();
  const [dismissed, setDismissed] = useState(false);
  const dismiss = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDismissed(true);
  };
  return (
    <span
      // A term with a tooltip must be focusable.
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
