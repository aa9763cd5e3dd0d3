import { useState } from 'react';
import { mayCancel } from 'shared-domain/consultation';
import { dayOf, formatDayMonth } from 'shared-domain/schedule';
import { useServerClock } from 'shared-data/server-clock';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { ScopeChoice, type Scope } from 'shared-ui/scope-choice';
import { copy as pageCopy } from '../copy';
import { shortMoment } from '../short-moment';
import { useCancel } from '../../parts/use-cancel';
import { copy } from './copy';
import { moneyOf } from './money';
import { MoneyNotes } from './money-notes';
import { comingDates, endingWith, type BookedDate, type RunningSeries } from './running-series';
import { useEndSeries } from './use-end-series';

interface CancelDateDialogProps {
  readonly open: boolean;
  readonly series: RunningSeries;
  readonly date: BookedDate;
  readonly suspended: boolean;
  readonly onClose: () => void;
}

/** Cancels one date of a series, or it and the following ones. */
export function CancelDateDialog({ open, series, date, suspended, onClose }: CancelDateDialogProps) {
  const { id, startsAt } = date.consultation;
  const now = useServerClock().now();
  const [scope, setScope] = useState<Scope>('one');
  const close = () => {
    setScope('one');
    onClose();
  };
  const cancelling = useCancel(close);
  const ending = useEndSeries(close);
  const following = endingWith(series, date.number, now);
  const dates = scope === 'one' ? [date] : following;
  const money = moneyOf(dates, suspended ? dates.map(({ consultation }) => consultation.id) : [], now);
  const withoutRefund = money.isLate;
  const actions = scope === 'one' ? pageCopy.cancelActions : copy.endActions;
  const before = series.dates.findLast(({ state, number }) => state === 'booked' && number < date.number);
  const later = comingDates(series, now).filter(
    ({ state, number }) => state === 'later' && number > date.number,
  );
  return (
    <ConfirmDialog
      open={open}
      title={copy.cancelTitle(formatDayMonth(dayOf(startsAt)))}
      cancel={pageCopy.keep}
      action={
        mayCancel(date.consultation, now, suspended)
          ? { ...copy.endActions, ...actions }[money.kind]
          : undefined
      }
      look={{ variant: 'danger' }}
      isRunning={cancelling.isRunning || ending.isRunning}
      onConfirm={() =>
        scope === 'one'
          ? cancelling.run({ id, withoutRefund })
          : ending.run({ seriesId: series.id, from: date.number, withoutRefund })
      }
      onClose={close}
    >
      <ScopeChoice
        legend={copy.scope}
        isLegendHidden
        options={{
          one: { label: copy.only, text: copy.onlyText },
          following: {
            label: copy.following,
            text: copy.followingText(
              following.length + later.length,
              before ? shortMoment(before.startsAt) : null,
            ),
          },
        }}
        value={scope}
        onChange={setScope}
      />
      <MoneyNotes money={money} dates={dates} />
    </ConfirmDialog>
  );
}
