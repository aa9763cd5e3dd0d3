import { defineScenarios } from 'embedded-backend/scenario';
import { PEOPLE, sql } from 'embedded-backend/seed';
import { absences } from './scenarios/absences';
import { path } from './scenarios/address';
import { BLOCK, blocks, refusedBlocks } from './scenarios/blocks';
import { call } from './scenarios/call';
import { changes } from './scenarios/changes';
import { hours } from './scenarios/hours';
import { newConsultation } from './scenarios/new-consultation';
import { outcomes } from './scenarios/outcomes';
import { proposals } from './scenarios/proposals';
import { series } from './scenarios/series';
import { startAndEnd } from './scenarios/start-and-end';
import { lapsed, unpaid } from './scenarios/unpaid';

export const scenarios = defineScenarios({
  ...blocks,
  ...startAndEnd,
  ...unpaid,
  ...outcomes,
  ...absences,
  ...hours,
  ...proposals,
  ...changes,
  ...lapsed,
  ...newConsultation,
  ...series,
  suspended: {
    title: 'Agenda de quem está suspenso',
    path,
    as: 'professional',
    setup: BLOCK + sql.suspend(PEOPLE.marina, 'O registro no conselho venceu em outubro.'),
  },
  kept: {
    title: 'Agenda de quem está suspenso, com consulta mantida',
    path,
    as: 'professional',
    setup:
      sql.suspend(PEOPLE.marina, 'O registro no conselho venceu em outubro.') +
      `update public.professionals set suspended_at = private.now() - interval '2 days', kept_until = private.today() + 1
        where user_id = '${PEOPLE.marina.id}';` +
      sql.confirmedStartingIn('-55 minutes'),
  },
  ...refusedBlocks,
  unreachable: {
    title: 'Agenda que não carrega',
    path,
    as: 'professional',
    faults: [call('agenda', { status: 500 })],
  },
  slow: { title: 'Agenda lenta', path, as: 'professional', latencyMs: 3000 },
});
