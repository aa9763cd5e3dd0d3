import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError, toAppError } from 'shared-domain/errors';
import type { IsoDay, SlotTime } from 'shared-domain/schedule';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useNavigate } from 'shared-portal/router';
import { useWrite } from 'shared-ui/query';
import { APPOINTMENTS_KEY } from '../parts/use-appointments';
import type { Professional } from 'shared-domain/professional';
import { bookConsultation } from './book-consultation';
import { copy } from './copy';
import type { Step } from './step-bar';

interface Choice {
  readonly step: Step;
  readonly day: IsoDay | null;
  readonly time: SlotTime | null;
  /** Made anew with each chosen time: a repeated confirmation is the same booking, another time is not. */
  readonly requestId: string;
}

const START: Choice = { step: 'day', day: null, time: null, requestId: '' };

/** What has been chosen so far, the way back and forth, and the one call at the end. */
export function useBooking(professional: Professional) {
  const [choice, setChoice] = useState<Choice>(START);
  const supabase = useSupabase();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();

  const goTo = (step: Step) => setChoice((before) => ({ ...before, step }));
  const booking = useWrite({
    mutationFn: async ({ day, time, requestId }: Choice) => {
      if (!day || !time || professional.price === null) return;
      await bookConsultation(await supabase(), {
        professionalUserId: professional.userId,
        day,
        time,
        expectedAmount: professional.price,
        requestId,
      });
    },
    onSuccess: () => {
      toast({ kind: 'success', title: copy.booked });
      void queries.invalidateQueries({ queryKey: [APPOINTMENTS_KEY] });
      void navigate('/patient/appointments');
    },
    onError: (error) => {
      const { code } = toAppError(error);
      toast({ kind: 'error', ...describeError(code, 'booking') });
      if (code === 'slot_taken') setChoice((before) => ({ ...before, step: 'time', time: null }));
      if (code === 'price_changed') void queries.invalidateQueries({ queryKey: ['professional'] });
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
