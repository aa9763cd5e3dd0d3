import { useLayoutEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'shared-portal/router';
import type { Choice } from './choice';
import { STEPS, type Step } from './step-bar';

const PARAM = 'etapa';

/** How a step is called in an address; the first one needs no name. */
const SLUGS: Record<Step, string | null> = { day: null, time: 'horario', summary: 'resumo' };

/** Kept with an entry of the browser's history that another step of the wizard led to. */
const FROM_STEP = { fromStep: true };

const isFromStep = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromStep' in state && state.fromStep === true;

/** The furthest step, up to the one asked for, that what was chosen leads to. */
function reachable(asked: Step, { day, time }: Choice): Step {
  if (!day) return 'day';
  return asked === 'summary' && !time ? 'time' : asked;
}

/**
 * The step that the address names (`?etapa=horario`), and the ways to the others. Each step is an entry of the
 * browser's history, so that its buttons lead from step to step; an address that nothing chosen leads to is put right.
 */
export function useStep(choice: Choice) {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const asked = STEPS.find((step) => SLUGS[step] === params.get(PARAM)) ?? 'day';
  const step = reachable(asked, choice);

  const searchOf = (wanted: Step) => {
    const search = new URLSearchParams(params);
    const slug = SLUGS[wanted];
    if (slug) search.set(PARAM, slug);
    else search.delete(PARAM);
    return { search: search.toString() };
  };
  useLayoutEffect(() => {
    if (step !== asked) void navigate(searchOf(step), { replace: true });
  });

  return {
    step,
    goTo: (next: Step) => void navigate(searchOf(next), { state: FROM_STEP }),
    /** To the step before: the way the browser goes, where it came from there. */
    goBack: () => {
      const before = STEPS[STEPS.indexOf(step) - 1] ?? 'day';
      if (isFromStep(state)) void navigate(-1);
      else void navigate(searchOf(before), { replace: true });
    },
  };
}
