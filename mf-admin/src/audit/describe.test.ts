import { networkName } from '../parts/audit/words';
import { actorName, changesOf, reasonOf, whatWasDone } from './describe';
import type { AuditEntry } from './use-audit';

const entry = (given: Partial<AuditEntry>): AuditEntry => ({
  key: { at: '2026-11-27T12:00:00Z', id: '1' },
  actorName: 'Beatriz Farias',
  actorRole: 'full',
  area: 'consultations',
  table: 'consultations',
  subject: null,
  subjectName: null,
  action: 'update',
  before: null,
  after: {},
  network: null,
  userAgent: null,
  session: null,
  sessionSince: null,
  hasSecondFactor: false,
  ...given,
});

describe('a row of the log in words', () => {
  it.each<[string, Partial<AuditEntry>]>([
    ['mudou a consulta', {}],
    ['criou a chave Pix', { table: 'payout_keys', action: 'insert' }],
    ['leu a conta', { table: 'profiles', action: 'read' }],
    ['exportou a auditoria', { table: 'audit_log', action: 'export' }],
    ['leu os documentos e a emergência', { table: 'identities', action: 'read' }],
    ['bloqueou a conta', { table: 'profiles', after: { blocked: true, sessions_ended: 2 } }],
    ['reativou a conta', { table: 'profiles', after: { blocked: false } }],
    ['exportou a lista de usuários', { table: 'people', action: 'export' }],
    ['removeu a foto do perfil', { table: 'professionals', after: { photo_removed: true } }],
    ['enviou à pessoa a cópia dos dados', { table: 'profiles', after: { data_copy: 'email' } }],
    ['reenviou o link da consulta', { after: { room_address: 'both' } }],
    ['encerrou os acessos', { table: 'profiles', after: { sessions_ended: 2 } }],
    [
      'aprovou a solicitação',
      { table: 'professional_applications', after: { application_status: 'approved' } },
    ],
    ['mudou new_table', { table: 'new_table' }],
  ])('%s', (text, given) => {
    expect(whatWasDone(entry(given))).toBe(text);
  });

  it('lists the fields that differ, without the reason', () => {
    const changed = entry({
      before: { status: 'scheduled', starts_at: '2026-11-27T12:00:00+00:00', same: 1 },
      after: {
        status: 'cancelled',
        starts_at: null,
        same: 1,
        amount_cents: 15000,
        refund_due: true,
        reason: 'x',
      },
    });
    expect(changesOf(changed)).toEqual([
      { field: 'Situação', before: 'Agendada', after: 'Cancelada' },
      { field: 'Data e horário', before: expect.stringContaining('27/11/2026'), after: 'vazio' },
      { field: 'Valor', before: 'vazio', after: expect.stringMatching(/^R\$\s150,00$/) },
      { field: 'A reembolsar', before: 'vazio', after: 'Sim' },
    ]);
    expect(reasonOf(changed)).toBe('x');
    expect(reasonOf(entry({}))).toBeNull();
  });

  it('names what was not checked before an approval', () => {
    expect(changesOf(entry({ after: { unchecked: ['document', 'registration'] } }))).toEqual([
      { field: 'Aprovada sem conferir', before: 'vazio', after: 'Documento, Registro' },
    ]);
  });

  it('names jobs and erased users', () => {
    expect(actorName(entry({ actorName: null, actorRole: null }))).toBe('Tarefa automática');
    expect(actorName(entry({ actorName: null }))).toBe('Pessoa apagada');
  });

  it.each([
    ['189.6.1.0/24', '189.6.1.•'],
    ['2001:db8:1::/48', '2001:db8:1:…'],
  ])('shows of %s no more than the network', (network, shown) => {
    expect(networkName(network)).toBe(shown);
  });
});
