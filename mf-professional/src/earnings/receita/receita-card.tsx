import { ReceiptText } from 'lucide-react';
import { Card } from 'shared-ui/card';
import { Disc } from 'shared-ui/disc';
import type { Earning } from '../earnings';
import { receitaCopy as words } from './copy';
import { isReceiptDue } from './receipt';
import styles from './receita.module.css';

/** How many receipts of the month are not marked as issued yet. */
export function ReceitaCard({ earnings }: { readonly earnings: readonly Earning[] }) {
  const due = earnings.filter(isReceiptDue);
  if (due.length === 0) return null;
  const toIssue = due.filter(({ issuedAt }) => issuedAt === null).length;
  return (
    <Card as="section" aria-labelledby="receita-saude" className={styles.card}>
      <Disc tone="warm">
        <ReceiptText />
      </Disc>
      <div>
        <h2 id="receita-saude">
          {words.title}: {toIssue === 0 ? words.allIssued.toLowerCase() : words.toIssue(toIssue)}
        </h2>
        <p>{words.card}</p>
      </div>
    </Card>
  );
}
