import { ButtonLink } from 'shared-ui/button';
import { AgendaSkeleton } from 'shared-ui/agenda-skeleton';
import { Card } from 'shared-ui/card';
import { EmptyPanel } from 'shared-ui/panel';
import { RemoteView } from 'shared-ui/remote-view';
import type { UpcomingConsultations } from '../parts/use-upcoming-consultations';
import { BookAgain } from './book-again';
import { copy } from './copy';
import { NextConsultation } from './next-consultation';
import styles from './next-consultations.module.css';

const SHOWN = 3;

export function NextConsultations({ query }: { query: UpcomingConsultations }) {
  return (
    <Card as="section" aria-label={copy.next}>
      <div className={styles.head}>
        <h2>{copy.next}</h2>
        <ButtonLink variant="text" size="sm" to="/patient/appointments">
          {copy.all}
        </ButtonLink>
      </div>
      <RemoteView
        query={query}
        skeleton={<AgendaSkeleton />}
        level={3}
        failureText={copy.failedText}
        empty={
          <BookAgain
            otherwise={
              <EmptyPanel
                level={3}
                title={copy.emptyTitle}
                text={copy.emptyText}
                action={
                  <ButtonLink variant="primary" to="/patient/search">
                    {copy.newBooking}
                  </ButtonLink>
                }
              />
            }
          />
        }
      >
        {(list) => (
          <ul className={styles.list}>
            {list.slice(0, SHOWN).map((consultation, index) => (
              <NextConsultation key={consultation.id} consultation={consultation} first={index === 0} />
            ))}
          </ul>
        )}
      </RemoteView>
    </Card>
  );
}
