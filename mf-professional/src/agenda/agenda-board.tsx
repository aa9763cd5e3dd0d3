import { CalendarX2 } from 'lucide-react';
import type { IsoDay } from 'shared-domain/schedule';
import { ButtonLink } from 'shared-ui/button';
import { Note } from 'shared-ui/note';
import { EmptyPanel } from 'shared-ui/panel';
import type { Agenda } from './agenda';
import styles from './agenda-board.module.css';
import { copy } from './copy';
import { countOf, isUnused, type DayItem } from './day-items';
import { DayList } from './day-list';
import { CHOSEN_ELEMENT, elementOf } from './item-id';
import type { Opened } from './opened-panel';
import { soonOf } from './state';
import type { AgendaAddress } from './use-agenda-address';
import { useNow } from './use-now';
import type { BoardProps } from './board';
import { WeekGrid } from './week-grid';
import { weekOf } from './weeks';

interface AgendaBoardProps {
  readonly agenda: Agenda;
  readonly address: AgendaAddress;
  readonly narrow: boolean;
  readonly readOnly: boolean;
  readonly opened: Opened | null;
  readonly onOpen: (opened: Opened) => void;
}

/** The shown week or day. */
export function AgendaBoard({ agenda, address, narrow, readOnly, opened, onOpen }: AgendaBoardProps) {
  const now = useNow(agenda);
  const { view, day, select } = address;
  const days = weekOf(day);
  const open = (item: DayItem, on: IsoDay) => {
    const anchorId = elementOf(item, on);
    if (item.kind === 'consultation') select(item.consultation.id);
    else if (item.kind === 'block') onOpen({ kind: 'block', id: item.block.id, anchorId });
    else onOpen({ kind: 'free', startsAt: item.startsAt, anchorId });
  };
  const board: BoardProps = {
    agenda,
    now,
    soon: soonOf(agenda, now),
    readOnly,
    chosen: opened?.kind === 'range' || opened?.kind === 'add' ? opened.chosen : null,
    onOpen: open,
    onChoose: (chosen) => onOpen({ kind: 'range', chosen, anchorId: CHOSEN_ELEMENT }),
  };
  const counts = countOf(agenda, days);
  if (isUnused(agenda, days) && !readOnly)
    return (
      <EmptyPanel
        level={3}
        title={copy.first.title}
        text={copy.first.text}
        action={<ButtonLink to="/professional/agenda/horarios">{copy.first.action}</ButtonLink>}
      />
    );
  if (narrow) return <DayList {...board} day={day} />;
  if (view === 'day')
    return (
      <div className={styles.day}>
        <DayList {...board} day={day} />
      </div>
    );
  return (
    <>
      {counts.consultations === 0 && (
        <Note icon={<CalendarX2 aria-hidden="true" />} title={copy.empty.title} className={styles.empty}>
          {copy.empty.free(counts.free)}
        </Note>
      )}
      <WeekGrid {...board} days={days} />
    </>
  );
}
