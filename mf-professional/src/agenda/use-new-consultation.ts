import { useState } from 'react';
import { describeError, toAppError } from 'shared-domain/errors';
import { PROFESSIONAL_ERRORS } from 'shared-domain/professional-errors';
import { dayOf, formatDayShort, timeOf, type Instant } from 'shared-domain/schedule';
import type { SeriesRule } from 'shared-domain/series';
import { copy } from './copy';
import { useDeployment } from 'shared-data/deployment';
import { useAgendaWrite } from './use-agenda-write';
import type { OwnPatient } from './use-patients';
import { IS_BOOKABLE, usePreview } from './use-preview';
import { usePrice } from './use-price';
import { useSeries } from './use-series';
import { bookForPatient } from './write-consultation';

const CONTEXT = PROFESSIONAL_ERRORS['patient-booking'];

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
  const preview = usePreview(patientId, rule ? null : startsAt);
  const price = usePrice();
  const deployment = useDeployment();
  const isUnavailable = deployment.data?.takesPayments === false;
  const series = useSeries({ patientId, startsAt, rule });
  const [ids] = useState(() => new Map<string, string>());
  const { agreed } = series;
  const refusal = preview.isError ? toAppError(preview.error).code : null;
  const isRefused = refusal === 'not_your_patient';
  const isReady =
    typeof price.data?.price === 'number' && !isRefused && !(rule ? series.plan : preview).isError;
  const single = preview.data && IS_BOOKABLE[preview.data.state] ? 1 : 0;
  const wanted = rule ? (agreed ? agreed.occurrences - agreed.leftOut.length : 0) : single;
  const count = patientId && startsAt && isReady && !isUnavailable ? wanted : 0;
  const booking = useAgendaWrite({
    write: bookForPatient,
    context: CONTEXT,
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
    price,
    /** Checks again whether payments are available; null unless they are known to be unavailable. */
    askPayments: isUnavailable
      ? { again: () => void deployment.refetch(), isRunning: deployment.isFetching }
      : null,
    /** Why nothing can be booked for this patient; null: it can. */
    refusal: isRefused ? (describeError(refusal, CONTEXT).text ?? null) : null,
    /** How many can be booked now. */
    count,
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
