import { firstName } from 'shared-domain/names';
import { useServerClock } from 'shared-data/server-clock';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { copy } from './copy';
import { moneyOf } from './money';
import { MoneyNotes } from './money-notes';
import { comingDates, endingWith, type RunningSeries } from './running-series';
import { useEndSeries } from './use-end-series';

interface EndDialogProps {
  readonly open: boolean;
  readonly series: RunningSeries;
  readonly suspended: readonly string[];
  readonly onClose: () => void;
}

/** Ends a series with all that has not begun; says beforehand what happens to the money. */
export function EndDialog({ open, series, suspended, onClose }: EndDialogProps) {
  const now = useServerClock().now();
  const ending = useEndSeries(onClose);
  const dates = endingWith(series, 1, now);
  const money = moneyOf(dates, suspended, now);
  const later = comingDates(series, now).filter(({ state }) => state === 'later');
  return (
    <ConfirmDialog
      open={open}
      title={copy.endTitle}
      cancel={copy.keep}
      action={copy.endActions[money.kind]}
      look={{ variant: 'danger' }}
      isRunning={ending.isRunning}
      onConfirm={() => ending.run({ seriesId: series.id, from: null, withoutRefund: money.isLate })}
      onClose={onClose}
    >
      <p>{copy.endText(dates.length + later.length, firstName(series.professionalName))}</p>
      <MoneyNotes money={money} dates={dates} />
    </ConfirmDialog>
  );
}
