import { Plus } from 'lucide-react';
import type { IsoDay } from 'shared-domain/schedule';
import { classNames } from 'shared-ui/class-names';
import { StatusBadge } from 'shared-ui/status-badge';
import { timeAt } from '../parts/clock-time';
import { copy } from './copy';
import type { DayItem } from './day-items';
import styles from './day-list.module.css';
import { BLOCK_ICON, BLOCKED, signOf } from './event-look';
import { elementOf } from './item-id';
import { seriesCopy } from './series-copy';
import { StartButton } from './start-button';
import { STATE_LABELS, type ShownState } from './state';
import type { BoardProps } from './board';

const OVER: readonly ShownState[] = ['completed', 'no_show', 'cancelled', 'expired', 'absent'];

interface DayListItemProps extends BoardProps {
  readonly item: DayItem;
  readonly day: IsoDay;
}

/** A consultation, a blocked time or a free start in a day's list. */
export function DayListItem({ item, day, ...board }: DayListItemProps) {
  return (
    <li>
      <time>{timeAt(item.from)}</time>
      <ItemButton {...board} item={item} day={day} />
    </li>
  );
}

function ItemButton({ item, day, soon, now, readOnly, onOpen }: DayListItemProps) {
  const button = {
    id: elementOf(item, day),
    type: 'button',
    onClick: () => onOpen(item, day),
    'aria-haspopup': 'dialog',
  } as const;
  if (item.kind === 'free')
    return (
      <button {...button} className={styles.free} disabled={readOnly}>
        {copy.freeRow}
        <span className="visually-hidden">, {timeAt(item.from)}</span>
        {!readOnly && <Plus aria-hidden="true" />}
      </button>
    );
  if (item.kind === 'block')
    return (
      <button {...button} className={classNames(styles.block, BLOCKED)}>
        {BLOCK_ICON}
        <span>
          <b>{item.block.note ?? copy.block}</b>, {copy.untilTime(timeAt(item.to))}
        </span>
      </button>
    );
  const { consultation } = item;
  const { series } = consultation;
  const isNext = consultation.id === soon?.id;
  const { state, text } = signOf(consultation, now, isNext);
  if (isNext)
    return (
      <div className={styles.next}>
        <button {...button}>
          <b>{consultation.patientName}</b>
          <span>
            {text}, {copy.untilTime(timeAt(item.to))}
          </span>
        </button>
        <StartButton consultation={consultation} />
      </div>
    );
  const special = consultation.isOutsideHours ? copy.outside : consultation.isFirst && copy.panel.first;
  const note = state === 'scheduled' && special;
  const isOver = OVER.includes(state);
  return (
    <button {...button} className={classNames(styles.event, isOver && styles.over)}>
      <span>
        <b>{consultation.patientName}</b>
        {note && <small>{note}</small>}
        {series && <small>{seriesCopy.number(series.number, series.of)}</small>}
      </span>
      <StatusBadge label={STATE_LABELS[state]} />
    </button>
  );
}
