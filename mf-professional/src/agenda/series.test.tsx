import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PEOPLE } from 'embedded-backend/seed';
import { addDays, dayOf } from 'shared-domain/schedule';
import type { PortalClient } from 'shared-portal/contract';
import { openScenario } from 'shared-portal/testing';
import { ProfessionalRoutes } from '../routes';
import { scenarios } from './scenarios';

type User = Awaited<ReturnType<typeof openScenario>>['user'];

const open = (name: keyof typeof scenarios, search = '') =>
  openScenario(ProfessionalRoutes, { ...scenarios[name], path: scenarios[name].path + search });
const dialog = (name: string | RegExp) => within(screen.getByRole('dialog', { name }));
const EDUARDO = `?nova=${PEOPLE.eduardo.id}`;
/** The device's clock is the backend's. */
const inWeeks = (weeks: number) => `?dia=${addDays(dayOf(new Date()), 1 + 7 * weeks)}`;

/** Chooses the first free time of next Tuesday, every week. */
async function repeatOnTuesdays(user: User) {
  const fresh = within(await screen.findByRole('dialog', { name: 'Nova sessão' }, { timeout: 5000 }));
  await user.click(fresh.getByRole('button', { name: 'Próxima semana' }));
  await user.click(
    within(fresh.getByRole('group', { name: 'Dia' })).getAllByRole('button')[1] as HTMLElement,
  );
  const times = within(fresh.getByRole('group', { name: /^Horários livres em/ }));
  await user.click((await times.findAllByRole('button', { name: /^\d\d:\d\d$/ }))[0] as HTMLElement);
  await user.click(fresh.getByRole('radio', { name: 'Semanal' }));
  return fresh;
}

const seriesOf = async (client: PortalClient) => {
  const { data } = await client.from('consultation_series').select('id, occurrences, ended_by');
  return data ?? [];
};

describe('a series for a patient', () => {
  it('lists its dates, offers other times for those in conflict, and is booked once', async () => {
    const { user, client, toasts, container } = await open('repeating', EDUARDO);
    const fresh = await repeatOnTuesdays(user);
    const dates = within(await fresh.findByRole('list', { name: 'Datas' }));
    expect(dates.getAllByRole('listitem')).toHaveLength(4);
    expect(dates.getAllByText('Livre')).toHaveLength(3);
    expect(dates.getByText('Bloqueado por você')).toBeInTheDocument();
    expect(fresh.getByRole('heading', { name: /^3 sessões, às \d\d:\d\d$/ })).toBeInTheDocument();
    expect(fresh.getByText('De 4 datas, 1 fica de fora.')).toBeInTheDocument();
    expect(fresh.getByRole('button', { name: 'Marcar 3 sessões' })).toBeEnabled();
    await user.click(dates.getByRole('button', { name: /^Outro horário em vez de ter\./ }));
    const others = within(dates.getByRole('list', { name: /^Horários livres perto de ter\./ }));
    expect(await axe(container)).toHaveNoViolations();
    await user.click(others.getAllByRole('button')[0] as HTMLElement);
    expect(dates.getByText(/^Em vez de ter\./)).toBeInTheDocument();
    expect(fresh.getByText('Todas as datas cabem.')).toBeInTheDocument();
    await user.dblClick(fresh.getByRole('button', { name: 'Marcar 4 sessões' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: '4 sessões marcadas' }]));
    const [series, ...more] = await seriesOf(client);
    expect(more).toEqual([]);
    const { data } = await client
      .from('consultations')
      .select('id')
      .eq('series_id', series?.id ?? '');
    expect(data).toHaveLength(4);
  });

  it('leaves a date out again', async () => {
    const { user } = await open('repeating', EDUARDO);
    const fresh = await repeatOnTuesdays(user);
    await user.click(await fresh.findByRole('button', { name: /^Outro horário em vez de/ }));
    const others = within(fresh.getByRole('list', { name: /^Horários livres perto de/ }));
    await user.click(others.getAllByRole('button')[0] as HTMLElement);
    await user.click(fresh.getByRole('button', { name: /^Voltar a deixar ter\..* de fora$/ }));
    expect(fresh.getByRole('button', { name: 'Marcar 3 sessões' })).toBeEnabled();
    await user.click(fresh.getByRole('radio', { name: 'Uma vez' }));
    expect(await fresh.findByText('Livre')).toBeInTheDocument();
    expect(fresh.getByRole('button', { name: 'Marcar sessão' })).toBeEnabled();
  });

  it('says which dates are reserved later', async () => {
    const { user } = await open('repeating', EDUARDO);
    const fresh = await repeatOnTuesdays(user);
    await user.click(fresh.getByRole('radio', { name: 'Quinzenal' }));
    await waitFor(() => expect(fresh.queryByText('Bloqueado por você')).not.toBeInTheDocument());
    expect(await fresh.findByRole('button', { name: 'Marcar 4 sessões' })).toBeEnabled();
  });

  it('keeps the choice when a date was taken meanwhile', async () => {
    const { user, toasts, client } = await open('datesChanged', EDUARDO);
    const fresh = await repeatOnTuesdays(user);
    await user.click(await fresh.findByRole('button', { name: 'Marcar 3 sessões' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'As datas mudaram' }]));
    expect(fresh.getByRole('radio', { name: 'Semanal' })).toBeChecked();
    expect(await fresh.findByRole('list', { name: 'Datas' })).toBeInTheDocument();
    expect(await seriesOf(client)).toEqual([]);
  });

  it('cannot be booked before its dates are known', async () => {
    const { user } = await open('datesFailed', EDUARDO);
    const fresh = await repeatOnTuesdays(user);
    expect(await fresh.findByText('Não foi possível conferir as datas.')).toBeInTheDocument();
    expect(fresh.getByRole('button', { name: 'Tentar Novamente' })).toBeEnabled();
    expect(fresh.getByRole('button', { name: 'Marcar 4 sessões' })).toBeDisabled();
  });

  it('names the number of dates before a time is chosen', async () => {
    const { user } = await open('repeating', EDUARDO);
    const fresh = within(await screen.findByRole('dialog', { name: 'Nova sessão' }, { timeout: 5000 }));
    expect(fresh.getByRole('button', { name: 'Marcar sessão' })).toBeDisabled();
    await user.click(fresh.getByRole('radio', { name: 'Quinzenal' }));
    expect(fresh.getByRole('button', { name: 'Marcar 4 sessões' })).toBeDisabled();
  });
});

describe('a date of a series', () => {
  async function openDate(user: User, week: number) {
    const place = `${week + 1} de 12`;
    await user.click(await screen.findByRole('button', { name: new RegExp(`Eduardo Lima.*${place}`) }));
    return dialog('Eduardo Lima');
  }
  const message = 'Vou encerrar este horário. Desculpe o transtorno.';

  it('says its number and rule', async () => {
    const { user, container } = await open('series', inWeeks(1));
    const panel = await openDate(user, 1);
    expect(panel.getByText('Sessão 2 de 12')).toBeInTheDocument();
    expect(panel.getByText(/^Toda semana, até \d+º? de \w+$/)).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is cancelled alone', async () => {
    const { user, client, toasts } = await open('series', inWeeks(1));
    await openDate(user, 1);
    await user.click(screen.getByRole('button', { name: 'Cancelar sessão' }));
    const cancel = dialog('Cancelar sessão');
    expect(await cancel.findByRole('radio', { name: 'Só esta sessão' })).toBeChecked();
    await user.click(cancel.getByRole('radio', { name: 'Imprevisto' }));
    await user.type(cancel.getByRole('textbox'), message);
    await user.click(cancel.getByRole('button', { name: 'Cancelar e reembolsar' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Sessão cancelada' }]));
    expect(await seriesOf(client)).toMatchObject([{ ended_by: null }]);
  });

  it('is cancelled with the following, which ends the series, once', async () => {
    const { user, client, toasts, container } = await open('series', inWeeks(0));
    await openDate(user, 0);
    await user.click(screen.getByRole('button', { name: 'Cancelar sessão' }));
    const cancel = dialog(/^Cancelar/);
    expect(cancel.getByText('Nada a reembolsar')).toBeInTheDocument();
    const following = await cancel.findByRole('radio', { name: /^Esta e as próximas 11/ });
    expect(following.closest('label')).toHaveTextContent(/, mais \d+ datas? ainda sem reserva$/);
    await user.click(following);
    expect(cancel.getByText(/^Reembolso automático de R\$\s150,00$/)).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(cancel.getByRole('radio', { name: 'Outro' }));
    await user.type(cancel.getByRole('textbox'), message);
    await user.dblClick(cancel.getByRole('button', { name: 'Cancelar e reembolsar' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Série encerrada' }]));
    expect(await seriesOf(client)).toMatchObject([{ ended_by: 'professional' }]);
    const { data } = await client
      .from('consultations')
      .select('status')
      .not('series_id', 'is', null)
      .neq('status', 'cancelled');
    expect(data).toEqual([]);
  });

  it('names what really goes back of the following, where a part went back before', async () => {
    const { user } = await open('partReturned', inWeeks(0));
    await openDate(user, 0);
    await user.click(screen.getByRole('button', { name: 'Cancelar sessão' }));
    const cancel = dialog(/^Cancelar/);
    await user.click(await cancel.findByRole('radio', { name: /^Esta e as próximas 11/ }));
    expect(cancel.getByText(/^Reembolso automático de R\$\s110,00$/)).toBeInTheDocument();
  });

  it('can be cancelled alone when the following are unknown', async () => {
    const { user } = await open('followingFailed', inWeeks(1));
    await openDate(user, 1);
    await user.click(screen.getByRole('button', { name: 'Cancelar sessão' }));
    const cancel = dialog('Cancelar sessão');
    expect(await cancel.findByText(/^Não foi possível ler as próximas datas\./)).toBeInTheDocument();
    expect(cancel.queryByRole('radio', { name: 'Só esta sessão' })).not.toBeInTheDocument();
  });
});
