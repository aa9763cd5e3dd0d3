import { Ban, Clock3, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { addDays, dayOf } from 'shared-domain/schedule';
import { timeZoneName } from 'shared-domain/time-zones';
import { useAccount } from 'shared-portal/portal';
import { useNavigate } from 'shared-portal/router';
import { Button, ButtonLink, IconButton } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { PageLayout } from 'shared-ui/page-layout';
import { RemoteView } from 'shared-ui/remote-view';
import { AgendaBar } from './agenda-bar';
import { AgendaBoard } from './agenda-board';
import { AgendaKey } from './agenda-key';
import styles from './agenda-page.module.css';
import { AgendaPanels } from './agenda-panels';
import { AgendaSkeleton } from './agenda-skeleton';
import { blockCopy } from './block-copy';
import { copy } from './copy';
import { countOf } from './day-items';
import { MiniMonth } from './mini-month';
import { NextCard } from './next-card';
import type { Opened } from './opened-panel';
import { useAgenda } from './use-agenda';
import { useAgendaAddress } from './use-agenda-address';
import { useAgendaKeys } from './use-agenda-keys';
import { useIsNarrow } from './use-is-narrow';
import { firstOfMonth, monthOfWeek, weekOf } from './weeks';

const HOURS = '/professional/agenda/horarios';
const BLOCK_BUTTON = 'bloquear';

/** The professional's week: consultations, blocked and free times. The suspended read it only. */
export function AgendaPage() {
  const readOnly = useAccount()?.approvalStatus === 'suspended';
  const narrow = useIsNarrow();
  // By the device's clock until the server has answered.
  const device = dayOf(new Date());
  const current = useAgenda(firstOfMonth(monthOfWeek(device)));
  const today = current.data?.today ?? device;
  const address = useAgendaAddress(today);
  const { view, day, show } = address;
  const agenda = useAgenda(firstOfMonth(monthOfWeek(day)));
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
        subtitle={readOnly ? copy.suspended : !narrow && zone}
        {...(readOnly && { back: { to: '/professional/pending', label: copy.backToStatus } })}
        className={styles.page}
        action={!readOnly && <Actions narrow={narrow} canChange={canChange} onBlock={block} onNew={book} />}
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
            <RemoteView
              query={agenda}
              skeleton={<AgendaSkeleton days={shown} asList={narrow || view === 'day'} />}
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
        {agenda.data && (
          <AgendaPanels
            agenda={agenda.data}
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

interface ActionsProps {
  readonly narrow: boolean;
  readonly canChange: boolean;
  readonly onBlock: () => void;
  readonly onNew: () => void;
}

function Actions({ narrow, canChange, onBlock, onNew }: ActionsProps) {
  const navigate = useNavigate();
  const ban = <Ban aria-hidden="true" />;
  const clock = <Clock3 aria-hidden="true" />;
  const button = {
    id: BLOCK_BUTTON,
    disabled: !canChange,
    'aria-haspopup': 'dialog',
    onClick: onBlock,
  } as const;
  return (
    <div className={styles.actions}>
      {narrow ? (
        <>
          <IconButton {...button} label={blockCopy.open} icon={ban} />
          <IconButton label={copy.hours} icon={clock} onClick={() => void navigate(HOURS)} />
        </>
      ) : (
        <>
          <Button {...button} variant="text" icon={ban}>
            {blockCopy.open}
          </Button>
          <ButtonLink variant="outline" to={HOURS} icon={clock}>
            {copy.hours}
          </ButtonLink>
        </>
      )}
      <Button icon={<Plus aria-hidden="true" />} disabled={!canChange} aria-haspopup="dialog" onClick={onNew}>
        {copy.new.title}
      </Button>
    </div>
  );
}
