import { CalendarClock, CalendarPlus, CalendarX2, FileText, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { MAX_MOVES, mayCancel, mayReschedule } from 'shared-domain/consultation';
import { dayOf, formatDayMonth } from 'shared-domain/schedule';
import { useServerClock } from 'shared-data/server-clock';
import { useNavigate } from 'shared-portal/router';
import type { UpcomingConsultation } from '../parts/upcoming-consultation';
import { copy as absenceCopy } from './absence/copy';
import { ReportDialog } from './absence/report-dialog';
import { mayReport } from './absence/reportable';
import { useAbsence } from './absence/use-absences';
import { CancelDialog } from './cancel-dialog';
import { copy } from './copy';
import { MoreMenu, type MenuAction } from 'shared-ui/antd';
import { saveToCalendar } from '../parts/save-to-calendar';
import { useDetails } from './use-details';

interface UpcomingMenuProps {
  readonly consultation: UpcomingConsultation;
  readonly suspended: boolean;
}

/** Details, rescheduling, calendar file and cancelling. */
export function UpcomingMenu({ consultation, suspended }: UpcomingMenuProps) {
  const { id, professionalId, professionalName, startsAt, status, moves, payment } = consultation;
  const [isCancelling, setCancelling] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const absence = useAbsence(id);
  const details = useDetails();
  const navigate = useNavigate();
  const clock = useServerClock();
  const now = clock.now();
  const mayMove = mayReschedule(consultation, now) && !suspended && moves < MAX_MOVES;
  const actions: (MenuAction | false)[] = [
    {
      key: 'details',
      icon: <FileText aria-hidden="true" />,
      text: copy.details,
      onSelect: () => details.open(id),
    },
    mayMove && {
      key: 'move',
      icon: <CalendarClock aria-hidden="true" />,
      text: copy.reschedule,
      onSelect: () => void navigate(`/patient/booking/${professionalId}?consulta=${id}`),
    },
    status === 'scheduled' && {
      key: 'calendar',
      icon: <CalendarPlus aria-hidden="true" />,
      text: copy.calendar,
      onSelect: () => saveToCalendar({ ...consultation, consultationId: consultation.id }, clock.now()),
    },
    mayReport(
      { id, status, startsAt, payment: payment?.status ?? null, isReviewed: false },
      absence,
      now,
    ) && {
      key: 'absence',
      icon: <UserRoundX aria-hidden="true" />,
      text: absenceCopy.menu,
      onSelect: () => setReporting(true),
    },
    mayCancel(consultation, now, suspended) && {
      key: 'cancel',
      icon: <CalendarX2 aria-hidden="true" />,
      text: copy.cancel,
      danger: true,
      onSelect: () => setCancelling(true),
    },
  ];
  return (
    <>
      <MoreMenu
        label={copy.moreLabel(professionalName, formatDayMonth(dayOf(startsAt)))}
        actions={actions.filter((action) => action !== false)}
      />
      <CancelDialog
        open={isCancelling}
        consultation={consultation}
        suspended={suspended}
        onClose={() => setCancelling(false)}
      />
      {isReporting && <ReportDialog consultation={consultation} onClose={() => setReporting(false)} />}
    </>
  );
}
