import { Clock3, QrCode } from 'lucide-react';
import { timeOf } from 'shared-domain/schedule';
import { APPOINTMENT_LABELS } from 'shared-domain/status';
import { AgendaItem } from 'shared-ui/agenda-item';
import { ButtonLink } from 'shared-ui/button';
import { MetaItem, MetaLine } from 'shared-ui/meta-line';
import { StatusBadge } from 'shared-ui/status-badge';
import type { Appointment } from '../parts/appointment';
import { EnterSession } from '../parts/enter-session';
import { copy } from './copy';

/** One of the coming sessions: entered once it is confirmed, paid before. */
export function NextAppointment({ appointment }: { appointment: Appointment }) {
  const { professionalName, specialty, startsAt, status } = appointment;
  return (
    <AgendaItem startsAt={startsAt} name={professionalName} action={<Action appointment={appointment} />}>
      <MetaLine>
        <MetaItem icon={Clock3}>{timeOf(startsAt)}</MetaItem>
        <MetaItem>{specialty}</MetaItem>
      </MetaLine>
      <StatusBadge label={APPOINTMENT_LABELS[status]} />
    </AgendaItem>
  );
}

function Action({ appointment: { professionalName, status, sessionLink } }: { appointment: Appointment }) {
  if (status === 'pending')
    return (
      <ButtonLink
        variant="outline"
        to="/patient/appointments"
        icon={<QrCode aria-hidden="true" />}
        aria-label={copy.payLabel(professionalName)}
      >
        {copy.pay}
      </ButtonLink>
    );
  return (
    status === 'scheduled' &&
    sessionLink && <EnterSession variant="outline" link={sessionLink} name={professionalName} />
  );
}
