import { copy } from './copy';
import { draftOf, exceptionFaults, exceptionOf, rowsWith, type ExceptionDraft } from './exception-form';
import { rowsOf, type HoursException } from './exceptions';

const TODAY = '2026-11-26';
const vacation: HoursException = {
  kind: 'closed',
  since: '2026-12-21',
  until: '2027-01-03',
  note: 'Férias',
  ranges: [],
};
const rows = rowsOf(vacation);
const adding = { rows, before: null, today: TODAY } as const;
const empty = draftOf(null);
const closed = (since: ExceptionDraft['since'], until: ExceptionDraft['until']): ExceptionDraft => ({
  ...empty,
  since,
  until,
});
const extra = (since: ExceptionDraft['since'], more: Partial<ExceptionDraft> = {}): ExceptionDraft => ({
  ...empty,
  kind: 'extra',
  since,
  ...more,
});
const faultsOf = (draft: ExceptionDraft, context: Parameters<typeof exceptionFaults>[1] = adding) =>
  Object.fromEntries(Object.entries(exceptionFaults(draft, context)).filter(([, fault]) => fault));
const { faults } = copy.dialog;

describe('the form of an exception', () => {
  it('requires its days', () => {
    expect(faultsOf(empty)).toEqual({ since: faults.missing, until: faults.missing });
    expect(faultsOf(extra(''))).toEqual({ since: faults.missing });
  });

  it.each([
    [closed('2026-12-10', '2026-12-09'), { until: faults.backwards }],
    [closed('2026-11-01', '2026-11-25'), { until: faults.past }],
    [extra('2026-11-25'), { since: faults.past }],
    [closed('2027-02-01', '2027-12-01'), { until: faults.long }],
    [closed('2026-12-10', '2026-12-31'), { since: faults.taken('2026-12-21') }],
    [extra('2026-12-24'), { since: faults.taken('2026-12-24') }],
    [
      extra('2026-12-12', { ranges: [{ from: '08:00', to: '08:30' }] }),
      { ranges: 'Uma faixa precisa de pelo menos 50 minutos.' },
    ],
    [extra('2026-12-12', { note: 'x'.repeat(81) }), { note: faults.name(80) }],
    [closed('2026-11-20', '2026-11-26'), {}],
    [extra('2026-12-12'), {}],
  ])('%#: names its faults', (draft, expected) => {
    expect(faultsOf(draft)).toEqual(expected);
  });

  it('may keep the days of the exception that is edited', () => {
    expect(faultsOf(draftOf(vacation), { ...adding, before: vacation })).toEqual({});
  });

  it('refuses more days than are stored', () => {
    const many = rowsOf({ ...vacation, since: '2027-02-01', until: '2028-03-01' });
    expect(faultsOf(closed('2026-12-01', '2026-12-30'), { ...adding, rows: many })).toEqual({
      until: faults.many,
    });
  });

  it('becomes an exception: an extra day is one day, in order, without a blank name', () => {
    const ranges = [
      { from: '14:00', to: '16:00' },
      { from: '08:00', to: '12:00' },
    ];
    expect(exceptionOf(extra('2026-12-12', { until: '2026-12-20', note: '  ', ranges }))).toEqual({
      kind: 'extra',
      since: '2026-12-12',
      until: '2026-12-12',
      note: null,
      ranges: ranges.toReversed(),
    });
    expect(exceptionOf(draftOf(vacation))).toEqual(vacation);
    expect(exceptionOf(empty)).toBeNull();
  });

  it('drops exceptions that are long past when it is saved', () => {
    const past = rowsOf({ ...vacation, since: '2026-10-10', until: '2026-10-14' });
    const saved = rowsWith(null, { ...adding, rows: [...past, ...rows] });
    expect(saved.map(({ day }) => day).slice(0, 4)).toEqual([
      '2026-10-12',
      '2026-10-13',
      '2026-10-14',
      '2026-12-21',
    ]);
  });
});

describe('the texts of working hours', () => {
  it.each([
    [{ weekdays: [3, 5], rules: false }, 'Você mudou quarta e sexta'],
    [{ weekdays: [1], rules: true }, 'Você mudou segunda e as regras para marcar'],
    [{ weekdays: [], rules: true }, 'Você mudou as regras para marcar'],
    [{ weekdays: [1, 2, 3], rules: false }, 'Você mudou segunda, terça e quarta'],
    [{ weekdays: [1, 2, 3, 4], rules: true }, 'Você mudou 4 dias e as regras para marcar'],
  ])('name the changes: %j', (changes, text) => {
    expect(copy.save.changed(changes)).toBe(text);
  });

  it('name the days of an exception', () => {
    expect(copy.exceptions.when(vacation)).toBe('21 de dez. a 3 de jan. de 2027');
    expect(copy.exceptions.when({ ...vacation, until: '2026-12-31' })).toBe('21 de dez. a 31 de dez.');
    expect(copy.exceptions.when({ ...vacation, until: vacation.since })).toBe('seg., 21 dez.');
    expect(copy.exceptions.closed(vacation)).toBe('14 dias, sem atendimento');
    expect(copy.holidays.next([{ day: '2027-01-01', name: 'Confraternização Universal' }])).toBe(
      'Próximos: 1º de jan., Confraternização Universal.',
    );
  });

  it('count one and many', () => {
    expect(copy.outside.title(1, true)).toBe('1 sessão marcada fica fora dos novos horários');
    expect(copy.outside.title(2, false)).toBe('2 sessões marcadas estão fora dos seus horários');
    expect(copy.save.saved(1).text).toBe('1 horário por semana já aparece para os pacientes.');
  });
});
