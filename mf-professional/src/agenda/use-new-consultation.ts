import { useState } from 'react';
import { PROFESSIONAL_ERRORS } from 'shared-domain/professional-errors';
import { dayOf, formatDayShort, timeOf, type Instant } from 'shared-domain/schedule';
import type { SeriesRule } from 'shared-domain/series';
import { copy } from './copy';
import { useAgendaWrite } from './use-agenda-write';
import type { OwnPatient } from './use-patients';
import { IS_BOOKABLE, usePreview } from './use-preview';
import { useSeries } from './use-series';
import { bookForPatient } from './write-consultation';

interface Chosen {
  readonly patient: OwnPatient | null;
  readonly startsAt: Instant | null;
  /** Null: once. */
  readonly rule: SeriesRule | null;
  readonly timeZone: string;
  readonly onDone: () => void;
}

/** What the server says of the chosen consultations, and booking them. */
export function useNewConsultation({ patient, startsAt, rule, timeZone, onDone }: Chosen) {
  const patientId = patient?.id ?? null;
  const preview = usePreview(rule ? null : patientId, startsAt);
  const series = useSeries({ patientId, startsAt, rule });
  const [ids] = useState(() => new Map<string, string>());
  const { agreed } = series;
  const single = preview.data ? (IS_BOOKABLE[preview.data.state] ? 1 : 0) : preview.isError ? 1 : 0;
  const count = rule ? (agreed ? agreed.occurrences - agreed.leftOut.length : 0) : single;
  const booking = useAgendaWrite({
    write: bookForPatient,
    context: PROFESSIONAL_ERRORS['patient-booking'],
    done: ({ startsAt: at }) =>
      copy.new.done(
        count,
        patient?.name ?? '',
        copy.times.at(formatDayShort(dayOf(at, timeZone)), timeOf(at, timeZone)),
      ),
    onDone,
  });
  return {
    preview,
    series,
    /** How many can be booked now. */
    count: patientId && startsAt ? count : 0,
    isRunning: booking.isRunning,
    book: () => {
      if (!patientId || !startsAt || count === 0) return;
      const key = JSON.stringify([patientId, startsAt, agreed]);
      const requestId = ids.get(key) ?? crypto.randomUUID();
      ids.set(key, requestId);
      booking.run({ patientId, startsAt, series: rule && agreed, requestId });
    },
  };
}
