import { useId, type ReactNode } from 'react';
import { Card } from '../card';
import { classNames } from '../class-names';
import { unbroken } from '../unbroken';
import styles from './panel.module.css';

export interface PanelProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly illustration?: ReactNode;
  /** Buttons below the text. */
  readonly actions?: ReactNode;
  /** `alert` for a new error. */
  readonly role?: 'alert' | 'status' | undefined;
  /** 1 if the panel is the page, 2 inside a page (default), 3 inside a section. */
  readonly level?: 1 | 2 | 3 | undefined;
  /** On its own card; otherwise without a background. */
  readonly card?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Centered message: illustration, heading, text, actions. */
export function Panel(props: PanelProps) {
  const { title, text, illustration, actions, role, level = 2, card, className } = props;
  const titleId = useId();
  const Heading = `h${level}` as const;
  const Container = card ? Card : 'section';
  return (
    <Container
      {...(card && { as: 'section' as const })}
      role={role}
      // Not a landmark inside a section, except for a new error.
      aria-labelledby={level === 3 && !role ? undefined : titleId}
      className={classNames(styles.panel, className)}
    >
      {illustration}
      <Heading id={titleId} tabIndex={level === 1 ? -1 : undefined}>
        {unbroken(title)}
      </Heading>
      {text && <p>{unbroken(text)}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </Container>
  );
}
