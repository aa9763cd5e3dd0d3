import { Plus } from 'lucide-react';
import type { IsoDay } from 'shared-domain/schedule';
import { classNames } from 'shared-ui/class-names';
import { timeAt } from '../parts/clock-time';
import { properties } from '../parts/properties';
import { copy } from './copy';
import type { PlacedItem } from './day-items';
import { BLOCK_ICON, BLOCKED, LOOKS, NEXT, signOf } from './event-look';
import styles from './grid-item.module.css';
import { elementOf } from './item-id';
import { seriesCopy } from './series-copy';
import { place, type BoardProps } from './board';

/** Shorter blocks have one line. */
const TWO_LINES_MINUTES = 45;

interface GridItemProps extends BoardProps {
  readonly item: PlacedItem;
  readonly day: IsoDay;
  readonly firstHour: number;
}

/** A consultation, a blocked time or a free start on the week's grid. */
export function GridItem({ item, day, firstHour, ...board }: GridItemProps) {
  const { from, to, lane, lanes } = item;
  const { readOnly, onOpen } = board;
  const button = {
    id: elementOf(item, day),
    type: 'button',
    style: {
      ...place(from, to, firstHour),
      ...(lanes > 1 && properties({ '--lane': lane, '--lanes': lanes })),
    },
    onClick: () => onOpen(item, day),
    'aria-haspopup': 'dialog',
  } as const;
  const hours = copy.until(timeAt(from), timeAt(to));
  if (item.kind === 'free')
    return (
      <li>
        <button {...button} data-free className={styles.free} disabled={readOnly}>
          <Plus aria-hidden="true" />
          {timeAt(from)} {copy.free}
        </button>
      </li>
    );
  if (item.kind === 'block') {
    const isShort = to - from < TWO_LINES_MINUTES;
    return (
      <li>
        <button {...button} className={classNames(styles.block, isShort && styles.short, BLOCKED)}>
          <b>
            {BLOCK_ICON}
            <span className={styles.words}>{item.block.note ?? copy.block}</span>
          </b>
          <span className={classNames(isShort && 'visually-hidden')}>{hours}</span>
        </button>
      </li>
    );
  }
  const { consultation } = item;
  const { series } = consultation;
  const isNext = consultation.id === board.soon?.id;
  const { state, icon, text } = signOf(consultation, board.now, isNext);
  return (
    <li>
      <button {...button} className={classNames(styles.event, LOOKS[state], isNext && NEXT)}>
        <span className="visually-hidden">{hours}, </span>
        <b>{consultation.patientName}</b>
        <span>
          {icon}
          <span className={styles.words}>
            {text}
            {series && <>, {seriesCopy.short(series.number, series.of)}</>}
          </span>
        </span>
      </button>
    </li>
  );
}
