import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { toAppError } from 'shared-domain/errors';
import { formatInstant, type Instant } from 'shared-domain/schedule';
import { Card } from 'shared-ui/card';
import { Checkbox } from 'shared-ui/field';
import { copy } from './copy';
import styles from './review.module.css';
import { CHECK_ITEMS, type CheckItem, type Review } from './use-review';
import { useReviewWrite } from './use-review-write';

/** Public registers of the two councils. */
const COUNCILS = {
  psychologist: 'https://cadastro.cfp.org.br/',
  psychiatrist: 'https://portal.cfm.org.br/busca-medicos/',
} as const;

/** Ticks or unticks an item. The registration cannot be ticked before the council's register was opened. */
export function useChecks({ application: { id }, checks }: Review) {
  const write = useReviewWrite();
  const [hasOpened, setHasOpened] = useState(false);
  const isChecked = (item: CheckItem) => checks.some((check) => check.item === item);
  const mayCheck = (item: CheckItem) => item !== 'registration' || hasOpened || isChecked(item);
  return {
    hasOpened,
    open: () => setHasOpened(true),
    isChecked,
    mayCheck,
    toggle: (item: CheckItem) => {
      if (!mayCheck(item)) return;
      write.run(async (client) => {
        const { error } = await client.rpc('check_application_item', {
          application_id: id,
          item,
          checked: !isChecked(item),
        });
        if (error) throw toAppError(error);
      });
    },
  };
}

interface ChecklistProps {
  readonly review: Review;
  readonly checks: ReturnType<typeof useChecks>;
  /** Of a decided application, or for members who do not decide. */
  readonly disabled: boolean;
}

/** What to check before approving, each item with who ticked it and when. */
export function Checklist({ review, checks, disabled }: ChecklistProps) {
  const { profession } = review.application;
  const hints: Partial<Record<CheckItem, string | false>> = {
    registration: !disabled && !checks.mayCheck('registration') && copy.openFirst,
    profession: copy.professionHint,
    single: review.duplicates.length > 0 && copy.warned,
  };
  return (
    <Card as="section" aria-labelledby="conferir" className={styles.section}>
      <div className={styles.head}>
        <h2 id="conferir">{copy.checks}</h2>
        <span role="status">{copy.checked(review.checks.length, CHECK_ITEMS.length)}</span>
      </div>
      <ul className={styles.checks}>
        {CHECK_ITEMS.map((item) => {
          const done = review.checks.find((check) => check.item === item);
          return (
            <li key={item}>
              <Checkbox
                checked={done !== undefined}
                disabled={disabled || !checks.mayCheck(item)}
                onChange={() => checks.toggle(item)}
              >
                {copy.items[item]}
              </Checkbox>
              {item === 'registration' && (
                <a
                  className={styles.council}
                  href={COUNCILS[profession]}
                  target="_blank"
                  rel="noopener noreferrer"
                  onClick={checks.open}
                >
                  {copy.council[profession]}
                  <ExternalLink aria-hidden="true" />
                </a>
              )}
              {hints[item] && <p className={styles.small}>{hints[item]}</p>}
              {done && (
                <p className={styles.small}>
                  {copy.by(done.checked_by, formatInstant(done.checked_at as Instant))}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
