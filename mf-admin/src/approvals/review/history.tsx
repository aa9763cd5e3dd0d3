import { formatPrice, cents } from 'shared-domain/money';
import { formatInstant } from 'shared-domain/schedule';
import { documentName } from 'shared-domain/document-path';
import { PROFESSIONS, type Profession } from 'shared-domain/specialties';
import { Card } from 'shared-ui/card';
import { formatPersonDocument } from '../person-document';
import { copy } from './copy';
import styles from './review.module.css';
import type { Review, ReviewEvent } from './use-review';

/** Submissions and decisions, with what each later submission changed. */
export function History({ history }: Pick<Review, 'history'>) {
  return (
    <Card as="section" aria-labelledby="historico" className={styles.section}>
      <h2 id="historico">{copy.history}</h2>
      <ol className={styles.history}>
        {history.map((event, place) => (
          <li key={event.id}>
            <strong>{titleOf(event, place === history.length - 1)}</strong>
            <p className={styles.small}>{copy.by(event.actor, formatInstant(event.at))}</p>
            {event.message && <p className={styles.written}>“{event.message}”</p>}
            {event.changed.length > 0 && (
              <dl className={styles.changed} aria-label={copy.changed}>
                {event.changed.map(({ field, was }) => (
                  <div key={field}>
                    <dt>{copy.fields[field] ?? field}</dt>
                    <dd>{copy.was(earlier(field, was))}</dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

const titleOf = ({ status }: ReviewEvent, isFirst: boolean): string =>
  status === 'pending' ? (isFirst ? copy.submitted : copy.submittedAgain) : copy.statuses[status];

/** An earlier value as the page shows the present one. */
function earlier(field: string, was: string | null): string {
  if (!was) return copy.empty;
  if (field === 'price_per_session') return formatPrice(cents(Number(was)));
  if (field === 'cpf_cnpj') return formatPersonDocument(was) ?? was;
  if (field === 'specialty') return PROFESSIONS[was as Profession];
  if (field === 'document_urls') return was.split(', ').map(documentName).join(', ');
  return was;
}
