import { useRef, useState } from 'react';
import { addDays, dayOf } from 'shared-domain/schedule';
import { timeZoneName } from 'shared-domain/time-zones';
import { Card } from 'shared-ui/card';
import { PageLayout } from 'shared-ui/page-layout';
import { RemoteView } from 'shared-ui/remote-view';
import { useIsSuspended } from '../parts/use-is-suspended';
import { AgendaActions, BLOCK_BUTTON } from './agenda-actions';
import { AgendaBar } from './agenda-bar';
import { AgendaBoard } from './agenda-board';
import { AgendaKey } from './agenda-key';
import styles from './agenda-page.module.css';
import { AgendaPanels } from './agenda-panels';
import { AgendaSkeleton } from './agenda-skeleton';
import { copy } from './copy';
import { countOf, isUnused } from './day-items';
import { MiniMonth } from './mini-month';
import { NextCard } from './next-card';
import type { Opened } from './opened-panel';
import { useAgenda } from './use-agenda';
import { useAgendaAddress } from './use-agenda-address';
import { useAgendaKeys } from './use-agenda-keys';
import { useIsNarrow } from './use-is-narrow';
import { WeekStrip } from './week-strip';
import { firstOfMonth, monthOfWeek, weekOf } from './weeks';

/** Keeps the line of the time zone. */
const NO_ZONE_YET = '\u00a0';

/** The professional's week: consultations, blocked and free times. The suspended read it only. */
export function AgendaPage() {
  const readOnly = useIsSuspended();
  const narrow = useIsNarrow();
  // By the device's clock until the server has answered.
  const device = dayOf(new Date());
  const today = useAgenda(firstOfMonth(monthOfWeek(device))).data?.today ?? device;
  const current = useAgenda(firstOfMonth(monthOfWeek(today)));
  const address = useAgendaAddress(today);
  const { view, day, show } = address;
  const agenda = useAgenda(firstOfMonth(monthOfWeek(day)));
  // An open panel keeps what was typed while other weeks load: the day ends, or the browser goes back.
  const [latest, setLatest] = useState(agenda.data);
  if (agenda.data && agenda.data !== latest) setLatest(agenda.data);
  const [opened, setOpened] = useState<Opened | null>(null);
  const step = (direction: number) =>
    show(view, addDays(day, direction * (view === 'week' || narrow ? 7 : 1)));
  const block = () => setOpened({ kind: 'add', chosen: null, anchorId: BLOCK_BUTTON });
  const zone = agenda.data && copy.zone(timeZoneName(agenda.data.timeZone));
  const book = () => setOpened({ kind: 'new', startsAt: null });
  const canChange = !readOnly && agenda.data !== undefined;
  const page = useRef<HTMLDivElement>(null);
  useAgendaKeys(page, {
    t: () => show(view, today),
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    ...(canChange && { b: block, n: book }),
  });
  const shown = view === 'day' && !narrow ? [day] : weekOf(day);
  return (
    <div ref={page}>
      <PageLayout
        title={copy.title}
        subtitle={readOnly ? copy.suspended : !narrow && (zone ?? NO_ZONE_YET)}
        {...(readOnly && { back: { to: '/professional/pending', label: copy.backToStatus } })}
        action={
          !readOnly && <AgendaActions narrow={narrow} canChange={canChange} onBlock={block} onNew={book} />
        }
      >
        <div className={styles.agenda}>
          {!narrow && (
            <aside className={styles.rail}>
              <MiniMonth day={day} onPick={(picked) => show(view, picked)} />
              {current.data && <NextCard agenda={current.data} />}
              <AgendaKey />
            </aside>
          )}
          <Card as="section" aria-label={copy.title} className={styles.card}>
            <AgendaBar
              view={view}
              day={day}
              narrow={narrow}
              counts={agenda.data && view === 'week' ? countOf(agenda.data, shown) : null}
              onToday={() => show(view, today)}
              onStep={step}
              onView={(wanted) => show(wanted, day)}
            />
            {narrow && !(agenda.data && !readOnly && isUnused(agenda.data, shown)) && (
              <WeekStrip
                days={shown}
                day={day}
                today={today}
                agenda={agenda.data}
                onPick={(picked) => show('day', picked)}
              />
            )}
            <RemoteView
              query={agenda}
              skeleton={<AgendaSkeleton days={shown} today={today} asList={narrow || view === 'day'} />}
              failureTitle={copy.failed}
              failureText={copy.failedText}
              level={3}
            >
              {(data) => (
                <AgendaBoard
                  agenda={data}
                  address={address}
                  narrow={narrow}
                  readOnly={readOnly}
                  opened={opened}
                  onOpen={setOpened}
                />
              )}
            </RemoteView>
          </Card>
          {(narrow || readOnly) && zone && <p className={styles.zone}>{zone}</p>}
        </div>
        {latest && (
          <AgendaPanels
            agenda={latest}
            address={address}
            opened={opened}
            readOnly={readOnly}
            onOpen={setOpened}
          />
        )}
      </PageLayout>
    </div>
  );
}
