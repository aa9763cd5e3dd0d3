import { Button } from 'shared-ui/button';
import { EmptyPanel } from 'shared-ui/panel';
import { RemoteView } from 'shared-ui/remote-view';
import { CardList, CardListSkeleton } from '../../parts/card-list';
import { AbsenceCard } from './absence-card';
import styles from './absences.module.css';
import { copy } from './copy';
import { useAbsences } from './use-absences';

/** Reports of patients that a professional did not come. */
export function AbsencesPanel() {
  const absences = useAbsences();
  return (
    <section aria-labelledby="ausencias" className={styles.section}>
      <h2 id="ausencias">{copy.title}</h2>
      <p className={styles.lead}>{copy.text}</p>
      <RemoteView
        query={absences}
        card
        level={3}
        skeleton={<CardListSkeleton cards={2} />}
        failureText={copy.failedText}
        empty={<EmptyPanel card level={3} title={copy.none} text={copy.noneText} />}
      >
        {(list) => (
          <>
            <CardList label={copy.title} entries={list}>
              {(absence) => <AbsenceCard absence={absence} />}
            </CardList>
            {absences.hasNextPage && (
              <Button
                variant="outline"
                loading={absences.isFetchingNextPage}
                onClick={() => void absences.fetchNextPage()}
              >
                {copy.more}
              </Button>
            )}
          </>
        )}
      </RemoteView>
    </section>
  );
}
