import { TriangleAlert } from 'lucide-react';
import { Link } from 'shared-portal/router';
import { Note } from 'shared-ui/note';
import { StatusBadge } from 'shared-ui/status-badge';
import { ACCOUNT_LABELS } from '../../parts/account/account';
import { copy } from './copy';
import styles from './review.module.css';
import type { Review } from './use-review';

/** Other accounts with the same CPF, CNPJ or registration; nothing without any. */
export function Duplicates({ duplicates }: Pick<Review, 'duplicates'>) {
  if (duplicates.length === 0) return null;
  return (
    <Note
      tone="warm"
      icon={<TriangleAlert aria-hidden="true" />}
      title={copy.duplicates}
      className={styles.duplicates}
    >
      <p>{copy.duplicatesText(duplicates.length)}</p>
      <ul>
        {duplicates.map(({ user_id, full_name, state, registration, same_document, same_registration }) => (
          <li key={user_id}>
            {state === 'erased' ? copy.erased : <Link to={`/admin/users/${user_id}`}>{full_name}</Link>}
            <span>
              {[registration, same_document && copy.sameDocument, same_registration && copy.sameRegistration]
                .filter(Boolean)
                .join(', ')}
            </span>
            <StatusBadge label={ACCOUNT_LABELS[state]} />
          </li>
        ))}
      </ul>
    </Note>
  );
}
