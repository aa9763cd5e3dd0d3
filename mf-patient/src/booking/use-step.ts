import { useLayoutEffect } from 'react';
import { portalHistory } from 'shared-portal/history';
import { useLocation, useNavigate, useSearchParams } from 'shared-portal/router';
import type { Choice } from './choice';
import { STEPS, type Step } from './step-bar';

const PARAM = 'etapa';
/** A time to book, in links from elsewhere: `?slot=2026-12-01T17:00:00Z` opens the summary. */
export const SLOT_PARAM = 'slot';

/** Step names in the address; the first step has none. */
const SLUGS: Record<Step, string | null> = { day: null, time: 'horario', summary: 'resumo' };

/** State of a history entry opened from another step. */
const FROM_STEP = { fromStep: true };

const isFromStep = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromStep' in state && state.fromStep === true;

/** The furthest step that the current choice allows, up to the requested one. */
function reachable(asked: Step, { day, startsAt }: Choice): Step {
  if (!day) return 'day';
  return asked === 'summary' && !startsAt ? 'time' : asked;
}

/**
 * The step in the address (`?etapa=horario`) and navigation between steps. Each step is a history entry, so
 * the browser's buttons work; an unreachable step is corrected.
 */
export function useStep(choice: Choice) {
  const [params] = useSearchParams();
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const isArriving = params.has(SLOT_PARAM);
  const asked = isArriving ? 'summary' : (STEPS.find((step) => SLUGS[step] === params.get(PARAM)) ?? 'day');
  const step = reachable(asked, choice);

  const searchOf = (wanted: Step) => {
    const search = new URLSearchParams(params);
    search.delete(SLOT_PARAM);
    const slug = SLUGS[wanted];
    if (slug) search.set(PARAM, slug);
    else search.delete(PARAM);
    return { search: search.toString() };
  };
  useLayoutEffect(() => {
    // While the next page loads, this one may render again with its old address: it must not lead back here.
    if (key !== portalHistory().get().location.key) return;
    if (step !== asked || isArriving) void navigate(searchOf(step), { replace: true });
  });

  return {
    step,
    goTo: (next: Step) => void navigate(searchOf(next), { state: FROM_STEP }),
    /** Goes to the previous step, with a browser back navigation if it came from there. */
    goBack: () => {
      const before = STEPS[STEPS.indexOf(step) - 1] ?? 'day';
      if (isFromStep(state)) void navigate(-1);
      else void navigate(searchOf(before), { replace: true });
    },
  };
}
