import { useId, type ReactNode } from 'react';
import { Card } from 'shared-ui/card';
import styles from './form-section.module.css';

interface FormSectionProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** One card of the long form. */
export function FormSection({ title, text, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.section}>
      <div>
        <h2 id={titleId}>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {children}
    </Card>
  );
}

/** Two fields side by side where there is room. */
export function TwoFields({ children }: { readonly children: ReactNode }) {
  return <div className={styles.two}>{children}</div>;
}
