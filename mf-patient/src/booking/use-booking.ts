import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AppError, describeError, toAppError } from 'shared-domain/errors';
import type { Professional } from 'shared-domain/professional';
import {
  dayOf,
  formatDayLong,
  slotStart,
  timeOf,
  type Instant,
  type IsoDay,
  type SlotTime,
} from 'shared-domain/schedule';
import { portalHistory } from 'shared-portal/history';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useNavigate } from 'shared-portal/router';
import { useWrite } from 'shared-data/query';
import { CONSULTATIONS_KEY } from '../parts/use-upcoming-consultations';
import { PROFILE_KEY } from '../parts/use-profile';
import { bookConsultation } from './book-consultation';
import { clearChoice, storeChoice, readChoice, type Choice } from './choice';
import { copy } from './copy';
import { rescheduleConsultation } from './reschedule-consultation';
import { forgetRequestId, useRequestId } from './use-request-id';
import { useStep } from './use-step';

/** Error codes that require another time. */
const LOST_SLOT: ReadonlySet<string> = new Set([
  'slot_taken',
  '23P01',
  'slot_past',
  'slot_too_soon',
  'slot_invalid',
]);

/** Whether the wizard is still mounted when a response arrives: the user may leave before. */
const isStillHere = () => portalHistory().get().location.pathname.startsWith('/patient/booking/');

/**
 * State of the wizard: the choices so far, navigation, and the final request, which books a new consultation
 * or moves `movedId`. `now`: the server's time.
 */
export function useBooking(professional: Professional, movedId: string | null, now: Date) {
  const wizard = movedId ?? professional.userId;
  const [choice, setChoice] = useState(() => readChoice(wizard, now));
  const { step, goTo, goBack } = useStep(choice);
  const requestId = useRequestId(wizard);
  const supabase = useSupabase();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();

  const choose = (chosen: Choice) => {
    setChoice(chosen);
    storeChoice(wizard, chosen);
  };
  const booking = useWrite({
    mutationFn: async ({ day, time }: Choice): Promise<Instant> => {
      if (!day || !time) throw new AppError('slot_invalid');
      const client = await supabase();
      if (movedId) {
        await rescheduleConsultation(client, {
          consultationId: movedId,
          day,
          time,
          requestId: requestId.sent(),
        });
        return slotStart(day, time);
      }
      if (professional.price === null) throw new AppError('price_missing');
      const request = {
        professionalUserId: professional.userId,
        day,
        time,
        expectedAmount: professional.price,
      };
      const made = await bookConsultation(client, { ...request, requestId: requestId.sent() });
      if (made.isUnpaid || (made.isOpen && made.startsAt === slotStart(day, time))) return made.startsAt;
      // The earlier booking is over, or was paid for another time: this is a new booking.
      return (await bookConsultation(client, { ...request, requestId: requestId.renewed() })).startsAt;
    },
    onSuccess: (startsAt, { day, time }) => {
      const isAsWanted = day && time && startsAt === slotStart(day, time);
      if (isAsWanted) toast({ kind: 'success', title: movedId ? copy.moved : copy.booked });
      else
        toast({
          kind: 'info',
          title: copy.bookedBefore,
          text: copy.bookedBeforeText(formatDayLong(dayOf(startsAt)), timeOf(startsAt)),
        });
      void queries.invalidateQueries({ queryKey: [CONSULTATIONS_KEY] });
      clearChoice(wizard);
      forgetRequestId(wizard);
      // Removes the summary from the history, so that going back does not lead to a second confirmation.
      if (isStillHere()) void navigate('/patient/appointments', { replace: true });
    },
    onError: (error) => {
      const { code } = toAppError(error);
      toast({ kind: 'error', ...describeError(code, movedId ? 'rescheduling' : 'booking') });
      if (code === 'sign_up_incomplete') {
        const back = `/patient/booking/${professional.userId}?etapa=resumo`;
        void navigate(`/nova-senha?next=${encodeURIComponent(back)}`);
      }
      // The profile was emptied since it was read: the summary asks again.
      if (code === 'cpf_or_phone_missing') void queries.invalidateQueries({ queryKey: [PROFILE_KEY] });
      if (LOST_SLOT.has(code)) {
        choose({ ...choice, time: null });
        if (step === 'summary') goBack();
      }
      if (code === 'price_changed' || code === 'professional_unavailable')
        void queries.invalidateQueries({ queryKey: ['professional'] });
      // The booking may have succeeded although the response was lost: the wizard shows existing bookings.
      void queries.invalidateQueries({ queryKey: [CONSULTATIONS_KEY] });
    },
  });

  return {
    ...choice,
    step,
    chooseDay: (day: IsoDay) => choose(day === choice.day ? choice : { day, time: null }),
    chooseTime: (time: SlotTime) => choose({ ...choice, time }),
    goTo,
    goBack,
    confirm: () => booking.run(choice),
    confirming: booking.isRunning || booking.isSuccess,
    /** Booked or moved; the wizard is shown until the next page has loaded. */
    isDone: booking.isSuccess,
  };
}
