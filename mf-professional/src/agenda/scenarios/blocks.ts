import { defineScenarios, type Fault } from 'embedded-backend/scenario';
import { PEOPLE } from 'embedded-backend/seed';
import { path } from './address';
import { call } from './call';

const { id } = PEOPLE.marina;

/** A fault when a block is saved, not in its preview. */
const saving = (answer: Fault['answer']) => ({ ...call('save_block', answer), body: '"preview":false' });

/** Tomorrow from 18:10 to 20:00, after the usual hours. */
export const BLOCK = `
  insert into public.agenda_blocks (professional_id, starts_at, ends_at, note)
  select '${id}', start, start + interval '110 minutes', 'Supervisão'
  from private.slot_instant(private.today() + 1, '18:10') as start;`;

/** The same on the two following weeks. */
const WEEKLY_BLOCK = `
  insert into public.agenda_blocks (professional_id, starts_at, ends_at, note, series_id)
  select '${id}', start, start + interval '110 minutes', 'Supervisão', '7b000000-0000-4000-8000-0000000000aa'
  from generate_series(1, 15, 7) as days, private.slot_instant(private.today() + days, '18:10') as start;`;

export const blocks = defineScenarios({
  busy: { title: 'Agenda com sessões e bloqueios', path, as: 'professional', setup: BLOCK },
  shortBlock: {
    title: 'Agenda com um bloqueio de meia hora',
    path,
    as: 'professional',
    setup: BLOCK.replace('110 minutes', '30 minutes'),
  },
  weekly: { title: 'Agenda com um bloqueio toda semana', path, as: 'professional', setup: WEEKLY_BLOCK },
});

export const refusedBlocks = defineScenarios({
  blockTaken: {
    title: 'Bloqueio recusado: o horário acabou de ser reservado',
    path,
    as: 'professional',
    faults: [saving({ status: 400, body: { code: 'P0001', message: 'block_taken' } })],
  },
  sessionEnded: {
    title: 'Bloqueio recusado: a sessão acabou',
    path,
    as: 'professional',
    faults: [saving({ status: 400, body: { code: 'P0001', message: 'session_ended' } })],
  },
  blockOffline: {
    title: 'Bloqueio cuja resposta se perde na primeira vez',
    path,
    as: 'professional',
    faults: [{ ...saving('lost'), once: true }],
  },
});
