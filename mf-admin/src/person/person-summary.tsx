import { cents, formatBrl } from 'shared-domain/money';
import { Card } from 'shared-ui/card';
import { copy } from './copy';
import styles from './person.module.css';
import type { Person } from './use-person';

/** The figures that the member's role reads; nothing without any. */
export function PersonSummary({ person: { consultations, payments } }: { readonly person: Person }) {
  const lines: (readonly [string, string | number])[] = [
    ...(consultations
      ? ([
          [copy.completed, consultations.completed],
          [copy.cancelled, consultations.cancelled],
          [copy.absent, consultations.no_show],
        ] as const)
      : []),
    ...(payments
      ? ([
          [copy.paid, formatBrl(cents(payments.paid_cents))],
          [copy.toRefund, payments.refunds_due || copy.nothing],
        ] as const)
      : []),
  ];
  if (lines.length === 0) return null;
  return (
    <Card as="section" aria-label={copy.summary}>
      <h2>{copy.summary}</h2>
      <dl className={styles.summary}>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
