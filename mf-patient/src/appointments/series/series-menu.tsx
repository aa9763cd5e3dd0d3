import { CalendarClock, CalendarPlus, CalendarX2, FileText, MessageCircle, SkipForward } from 'lucide-react';
import { useState } from 'react';
import { mayCancel } from 'shared-domain/consultation';
import { dayOf, formatDayMonth, formatWeekday } from 'shared-domain/schedule';
import { useServerClock } from 'shared-data/server-clock';
import { useNavigate } from 'shared-portal/router';
import { copy as pageCopy } from '../copy';
import { MoreMenu, type MenuAction } from 'shared-ui/antd';
import { saveToCalendar } from '../../parts/save-to-calendar';
import { useDetails } from '../use-details';
import { CancelDateDialog } from './cancel-date-dialog';
import { copy } from './copy';
import type { BookedDate, RunningSeries } from './running-series';
import { mayMove, moveAddress } from './moving';
import { SkipDialog } from './skip-dialog';

interface SeriesMenuProps {
  readonly series: RunningSeries;
  readonly date: BookedDate;
  readonly suspended: boolean;
}

/** Everything that can be done with a date of a series. */
export function SeriesMenu({ series, date, suspended }: SeriesMenuProps) {
  const { consultation } = date;
  const { id, professionalName, startsAt, status } = consultation;
  const [asking, setAsking] = useState<'skip' | 'cancel' | null>(null);
  const details = useDetails();
  const navigate = useNavigate();
  const clock = useServerClock();
  const close = () => setAsking(null);
  const actions: (MenuAction | false)[] = [
    {
      key: 'details',
      icon: <FileText aria-hidden="true" />,
      text: pageCopy.details,
      onSelect: () => details.open(id),
    },
    {
      key: 'chat',
      icon: <MessageCircle aria-hidden="true" />,
      text: pageCopy.chat,
      onSelect: () => void navigate(`/chat/${id}`),
    },
    mayMove(consultation, clock.now(), suspended) && {
      key: 'move',
      icon: <CalendarClock aria-hidden="true" />,
      text: copy.moveOnly,
      onSelect: () => void navigate(moveAddress(consultation)),
    },
    status === 'scheduled' && {
      key: 'calendar',
      icon: <CalendarPlus aria-hidden="true" />,
      text: pageCopy.calendar,
      onSelect: () => saveToCalendar({ ...consultation, consultationId: id }, clock.now()),
    },
    status === 'pending' && {
      key: 'skip',
      icon: <SkipForward aria-hidden="true" />,
      text: copy.skip(formatWeekday(dayOf(startsAt))),
      onSelect: () => setAsking('skip'),
    },
    mayCancel(consultation, clock.now(), suspended) && {
      key: 'cancel',
      icon: <CalendarX2 aria-hidden="true" />,
      text: pageCopy.cancel,
      danger: true,
      onSelect: () => setAsking('cancel'),
    },
  ];
  return (
    <>
      <MoreMenu
        label={pageCopy.moreLabel(professionalName, formatDayMonth(dayOf(startsAt)))}
        actions={actions.filter((action) => action !== false)}
      />
      <SkipDialog open={asking === 'skip'} series={series} date={date} onClose={close} />
      <CancelDateDialog
        open={asking === 'cancel'}
        series={series}
        date={date}
        suspended={suspended}
        onClose={close}
      />
    </>
  );
}
