import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { SERIES } from 'embedded-backend/seed';
import { openScenario } from 'shared-portal/testing';
import { PatientRoutes } from '../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(PatientRoutes, scenarios[name]);
type Client = Awaited<ReturnType<typeof open>>['client'];

beforeEach(() => sessionStorage.clear());

const confirm = () => screen.findByRole('button', { name: 'Confirmar' });
const dates = async () =>
  within(await screen.findByRole('list', { name: 'Novas datas da série' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const starts = async (client: Client) =>
  (
    await client
      .from('consultations')
      .select('series_number, starts_at, status')
      .eq('series_id', SERIES)
      .order('series_number')
  ).data?.map(({ series_number, starts_at, status }) => [
    series_number,
    new Date(starts_at).toISOString().slice(0, 16),
    status,
  ]);

describe('rescheduling a date of a series', () => {
  it('moves it and the following ones, after saying which are left out', async () => {
    const { user, toasts, client, container } = await open('movingSeries');
    expect(await screen.findByRole('radio', { name: 'Esta e as próximas' })).toBeChecked();
    expect(await dates()).toEqual([
      'ter., 8 dez., 14:00',
      'ter., 15 dez., 14:00Não atende neste dia',
      'ter., 22 dez., 14:00',
    ]);
    expect(screen.getByText('Uma data fica de fora.')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await user.dblClick(await confirm());
    expect(await screen.findByRole('heading', { name: 'Minhas Consultas' })).toBeInTheDocument();
    expect(toasts()).toEqual([{ title: 'Série remarcada com sucesso!' }]);
    expect(await starts(client)).toEqual([
      [1, '2026-12-01T17:00', 'scheduled'],
      [2, '2026-12-08T17:00', 'pending'],
      [3, '2026-12-10T23:00', 'cancelled'],
      [4, '2026-12-22T17:00', 'pending'],
    ]);
    expect(
      await screen.findByRole('article', { name: 'Toda terça, 14:00, Marina Azevedo' }),
    ).toBeInTheDocument();
  });

  it('moves a date in conflict to another day', async () => {
    const { user, client } = await open('movingSeriesNear');
    const list = within(await screen.findByRole('list', { name: 'Novas datas da série' }));
    await user.click(list.getByRole('button', { name: 'Outro dia para ter., 15 dez., 14:00' }));
    const others = within(screen.getByRole('list', { name: 'Outros horários para ter., 15 dez., 14:00' }));
    await user.click(others.getByRole('button', { name: 'Quarta-feira, 16 de dezembro de 2026, 14:00' }));
    expect((await dates())[1]).toBe('qua., 16 dez., 14:00No lugar de ter., 15 dez., 14:00Desfazer');
    expect(screen.queryByText('Uma data fica de fora.')).not.toBeInTheDocument();
    await user.dblClick(await confirm());
    expect(await screen.findByRole('heading', { name: 'Minhas Consultas' })).toBeInTheDocument();
    expect(await starts(client)).toEqual([
      [1, '2026-12-01T17:00', 'scheduled'],
      [2, '2026-12-08T17:00', 'pending'],
      [3, '2026-12-16T17:00', 'pending'],
      [4, '2026-12-22T17:00', 'pending'],
    ]);
    expect((await client.from('series_conflicts').select('number, reason, instead_at')).data).toEqual([
      { number: 3, reason: 'closed', instead_at: '2026-12-16T17:00:00+00:00' },
    ]);
  });

  it('moves it alone', async () => {
    const { user, toasts, client } = await open('movingSeries');
    await user.click(await screen.findByRole('radio', { name: 'Só esta sessão' }));
    expect(screen.queryByRole('list', { name: 'Novas datas da série' })).not.toBeInTheDocument();
    await user.click(await confirm());
    await waitFor(() => expect(toasts()).toEqual([{ title: 'Consulta remarcada com sucesso!' }]));
    expect((await starts(client))?.map(([, at]) => at)).toEqual([
      '2026-12-01T17:00',
      '2026-12-03T23:00',
      '2026-12-10T23:00',
      '2026-12-17T23:00',
    ]);
  });

  it('says that a paid date stays when it was moved five times', async () => {
    const { user, toasts, client } = await open('movingSeriesOften');
    expect((await dates())[1]).toBe('ter., 15 dez., 14:00Não dá mais para remarcar');
    await user.click(await confirm());
    await waitFor(() => expect(toasts()).toEqual([{ title: 'Série remarcada com sucesso!' }]));
    expect((await starts(client))?.[2]).toEqual([3, '2026-12-10T23:00', 'scheduled']);
  });

  it('is not confirmed before the dates are checked, but can be moved alone', async () => {
    const { user } = await open('movingSeriesUnreachable');
    expect(
      await screen.findByText(/^Não foi possível conferir as datas\./, {}, { timeout: 8000 }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirmar' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Só esta sessão' }));
    expect(await confirm()).toBeInTheDocument();
  }, 15_000);

  it('shows the dates again when one was taken meanwhile', async () => {
    const { user, toasts } = await open('movingSeriesChanged');
    await dates();
    await user.click(await confirm());
    await waitFor(() =>
      expect(toasts()).toEqual([
        {
          title: 'As datas mudaram',
          text: 'Uma das próximas datas não está mais livre. Confira a lista e confirme de novo.',
        },
      ]),
    );
    await user.click(await confirm());
    expect(await screen.findByRole('heading', { name: 'Minhas Consultas' })).toBeInTheDocument();
  });
});
