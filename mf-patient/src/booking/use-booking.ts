import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AppError, describeError, toAppError } from 'shared-domain/errors';
import type { Professional } from 'shared-domain/professional';
import type { IsoDay, SlotTime } from 'shared-domain/schedule';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useNavigate } from 'shared-portal/router';
import { useWrite } from 'shared-ui/query';
import { APPOINTMENTS_KEY } from '../parts/use-appointments';
import { bookConsultation } from './book-consultation';
import { copy } from './copy';
import { rescheduleConsultation } from './reschedule-consultation';
import type { Step } from './step-bar';

interface Choice {
  readonly step: Step;
  readonly day: IsoDay | null;
  readonly time: SlotTime | null;
  /** Made anew with each chosen time: a repeated confirmation is the same booking, another time is not. */
  readonly requestId: string;
}

const START: Choice = { step: 'day', day: null, time: null, requestId: '' };

/** Refusals after which another time has to be chosen. */
const LOST_SLOT: ReadonlySet<string> = new Set(['slot_taken', '23P01', 'slot_past', 'slot_invalid']);

/**
 * What has been chosen so far, the way back and forth, and the one call at the end: a new booking, or with
 * `movedId` that consultation at another time.
 */
export function useBooking(professional: Professional, movedId: string | null) {
  const [choice, setChoice] = useState<Choice>(START);
  const supabase = useSupabase();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();

  const goTo = (step: Step) => setChoice((before) => ({ ...before, step }));
  const booking = useWrite({
    mutationFn: async ({ day, time, requestId }: Choice) => {
      if (!day || !time) throw new AppError('slot_invalid');
      const client = await supabase();
      if (movedId) return rescheduleConsultation(client, { consultationId: movedId, day, time, requestId });
      if (professional.price === null) throw new AppError('price_missing');
      return bookConsultation(client, {
        professionalUserId: professional.userId,
        day,
        time,
        expectedAmount: professional.price,
        requestId,
      });
    },
    onSuccess: () => {
      toast({ kind: 'success', title: movedId ? copy.moved : copy.booked });
      void queries.invalidateQueries({ queryKey: [APPOINTMENTS_KEY] });
      void navigate('/patient/appointments');
    },
    onError: (error) => {
      const { code } = toAppError(error);
      toast({ kind: 'error', ...describeError(code, movedId ? 'rescheduling' : 'booking') });
      if (LOST_SLOT.has(code)) setChoice((before) => ({ ...before, step: 'time', time: null }));
      if (code === 'price_changed' || code === 'professional_unavailable')
        void queries.invalidateQueries({ queryKey: ['professional'] });
      if (movedId) void queries.invalidateQueries({ queryKey: [APPOINTMENTS_KEY, 'moved'] });
    },
  });

  return {
    ...choice,
    chooseDay: (day: IsoDay) => setChoice((before) => ({ ...before, day, time: null })),
    chooseTime: (time: SlotTime) =>
      setChoice((before) => ({ ...before, time, requestId: crypto.randomUUID() })),
    goTo,
    confirm: () => booking.run(choice),
    confirming: booking.isRunning || booking.isSuccess,
  };
}
