import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paymentPath } from 'shared-domain/booking-path';
import { AppError, describeError, toAppError } from 'shared-domain/errors';
import type { FreeDay } from 'shared-domain/free-times';
import type { Professional } from 'shared-domain/professional';
import { dayOf, formatDayLong, timeOf, type Instant, type IsoDay } from 'shared-domain/schedule';
import { portalHistory } from 'shared-portal/history';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useNavigate } from 'shared-portal/router';
import { DEPLOYMENT_KEY } from 'shared-data/deployment';
import { useWrite } from 'shared-data/query';
import { CONSULTATIONS_KEY } from '../parts/use-upcoming-consultations';
import { PROFILE_KEY } from '../parts/use-profile';
import { acceptInvitation } from './accept-invitation';
import { bookConsultation, type BookingResult } from './book-consultation';
import { choiceOf, clearChoice, storeChoice, readChoice, type Choice } from './choice';
import { copy } from './copy';
import { invitationOf } from './invitation';
import { rescheduleConsultation } from './reschedule-consultation';
import { useArrival, useSlotOfLink } from './use-arrival';
import { forgetRequestId, useRequestId } from './use-request-id';
import { SERIES_KEY, useRepeat } from './use-repeat';
import { useSeriesChange } from './use-series-change';
import { useStep } from './use-step';
import type { MovableConsultation } from './use-moved-consultation';

/** Error codes that require another time. */
const LOST_SLOT: ReadonlySet<string> = new Set([
  'slot_taken',
  '23P01',
  'slot_past',
  'slot_too_soon',
  'slot_invalid',
  'times_invalid',
]);

/** Error codes that require a look at the dates of the series. */
const DATES_CHANGED: ReadonlySet<string> = new Set(['dates_changed', 'other_invalid']);

/** Whether the wizard is still shown when a response arrives: the user may leave before. */
const isStillHere = () => portalHistory().get().location.pathname.startsWith('/patient/booking/');

interface BookingOptions {
  readonly professional: Professional;
  /** The consultation to move; null: a new booking. */
  readonly moved: MovableConsultation | null;
  /** The zone of the days shown. */
  readonly zone: string;
  /** The server's time. */
  readonly now: Date;
  /** Free times, once they are up to date. */
  readonly days: readonly FreeDay[] | undefined;
}

interface Done {
  readonly startsAt: Instant;
  /** The consultation that has to be paid now; null: none. */
  readonly unpaid: string | null;
}

const doneWith = ({ startsAt, isUnpaid, consultationId }: BookingResult): Done => ({
  startsAt,
  unpaid: isUnpaid ? consultationId : null,
});

/** State of the wizard: the choices so far, navigation, and the final request, which books or moves. */
export function useBooking({ professional, moved, zone, now, days }: BookingOptions) {
  const movedId = moved?.id ?? null;
  const invitation = invitationOf(moved);
  const wizard = invitation?.proposalId ?? movedId ?? professional.userId;
  const slot = useSlotOfLink();
  const [choice, setChoice] = useState(() =>
    slot ? storeChoice(wizard, choiceOf(slot, zone)) : readChoice(wizard, zone, now),
  );
  /** A time that was chosen and is not free any more. */
  const [lost, setLost] = useState<Instant | null>(null);
  const day = choice.startsAt ? dayOf(choice.startsAt, zone) : choice.day;
  const { step, goTo, goBack } = useStep(choice);
  const repeat = useRepeat(professional.userId, choice.startsAt);
  const seriesChange = useSeriesChange(moved?.isOfSeries ? moved.id : null, choice.startsAt);
  const requestId = useRequestId(wizard);
  const supabase = useSupabase();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();

  const choose = (chosen: Choice) => {
    setChoice(storeChoice(wizard, chosen));
  };
  const change = (chosen: Choice) => {
    setLost(null);
    choose(chosen);
  };
  const lose = (startsAt: Instant) => {
    setLost(startsAt);
    choose({ day, startsAt: null });
    void queries.invalidateQueries({ queryKey: ['free-times'] });
  };
  useArrival(slot, days, lose);
  const doneTitle = () => {
    if (movedId === null) return copy.booked;
    return seriesChange.isFollowing ? copy.change.moved : copy.moved;
  };
  const booking = useWrite({
    mutationFn: async ({ startsAt }: Choice): Promise<Done> => {
      if (!startsAt) throw new AppError('slot_invalid');
      const client = await supabase();
      if (invitation) {
        await acceptInvitation(client, invitation.proposalId, startsAt);
        return { startsAt, unpaid: null };
      }
      if (movedId) {
        await rescheduleConsultation(client, {
          consultationId: movedId,
          startsAt,
          requestId: requestId.sent(),
          series: moved?.isOfSeries ? { following: seriesChange.isFollowing, ...seriesChange.choice } : null,
        });
        return { startsAt, unpaid: null };
      }
      if (professional.price === null) throw new AppError('price_missing');
      const request = {
        professionalUserId: professional.userId,
        startsAt,
        series: repeat.series,
        expectedAmount: professional.price,
      };
      const made = await bookConsultation(client, { ...request, requestId: requestId.sent() });
      if (made.isUnpaid || (made.isOpen && made.startsAt === startsAt)) return doneWith(made);
      // The earlier booking is over, or was paid for another time: this is a new booking.
      return doneWith(await bookConsultation(client, { ...request, requestId: requestId.renewed() }));
    },
    onSuccess: ({ startsAt, unpaid }, wanted) => {
      if (startsAt === wanted.startsAt)
        toast({
          kind: 'success',
          title: doneTitle(),
          ...(repeat.series && { text: copy.repeat.booked }),
        });
      else
        toast({
          kind: 'info',
          title: copy.bookedBefore,
          text: copy.bookedBeforeText(formatDayLong(dayOf(startsAt, zone)), timeOf(startsAt, zone)),
        });
      void queries.invalidateQueries({ queryKey: [CONSULTATIONS_KEY] });
      clearChoice(wizard);
      forgetRequestId(wizard);
      // Removes the summary from the history, so that going back does not lead to a second confirmation.
      if (isStillHere())
        void navigate(unpaid ? paymentPath(professional.userId, unpaid) : '/patient/appointments', {
          replace: true,
        });
    },
    onError: (error, { startsAt }) => {
      const { code } = toAppError(error);
      toast({ kind: 'error', ...describeError(code, movedId ? 'rescheduling' : 'booking') });
      if (code === 'sign_up_incomplete' && isStillHere()) {
        const back = `/patient/booking/${professional.userId}?etapa=resumo`;
        void navigate(`/nova-senha?next=${encodeURIComponent(back)}`);
      }
      // The profile was emptied since it was read: the summary asks again.
      if (code === 'cpf_or_phone_missing') void queries.invalidateQueries({ queryKey: [PROFILE_KEY] });
      if (LOST_SLOT.has(code) && startsAt) {
        lose(startsAt);
        if (step === 'summary' && isStillHere()) goBack();
      }
      if (DATES_CHANGED.has(code)) void queries.invalidateQueries({ queryKey: [SERIES_KEY] });
      if (code === 'price_changed' || code === 'professional_unavailable')
        void queries.invalidateQueries({ queryKey: ['professional'] });
      if (code === 'payments_unavailable') void queries.invalidateQueries({ queryKey: [DEPLOYMENT_KEY] });
      // The booking may have succeeded although the response was lost: the wizard shows existing bookings.
      void queries.invalidateQueries({ queryKey: [CONSULTATIONS_KEY] });
    },
  });

  return {
    day,
    startsAt: choice.startsAt,
    lost,
    step,
    chooseDay: (chosen: IsoDay) =>
      change(chosen === day ? { ...choice, day } : { day: chosen, startsAt: null }),
    chooseTime: (startsAt: Instant) => change(choiceOf(startsAt, zone)),
    /** Chooses a time of any day and opens the summary. */
    replaceLost: (startsAt: Instant) => {
      change(choiceOf(startsAt, zone));
      goTo('summary');
    },
    repeat,
    /** What moves with a date of a series; null: it belongs to none. */
    change: moved?.isOfSeries ? seriesChange : null,
    goTo,
    goBack,
    confirm: () => booking.run(choice),
    confirming: booking.isRunning || booking.isSuccess,
    /** Booked or moved; the wizard is shown until the next page has loaded. */
    isDone: booking.isSuccess,
  };
}
