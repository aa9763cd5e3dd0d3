import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { PEOPLE } from 'embedded-backend/seed';
import { addDays, dayOf } from 'shared-domain/schedule';
import { choose, openScenario } from 'shared-portal/testing';
import { ProfessionalRoutes } from '../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(ProfessionalRoutes, scenarios[name]);
const week = async () => within(await screen.findByRole('region', { name: 'Semana' }));
const region = (name: string) => within(screen.getByRole('region', { name }));
const dayRow = async (name: string) =>
  within((await week()).getByText(name, { selector: 'strong' }).closest('li') as HTMLElement);
const field = (name: string) => screen.getByRole('textbox', { name });

async function type(user: UserEvent, name: string, time: string) {
  const input = field(name);
  await user.clear(input);
  await user.type(input, time);
  await user.tab();
}

/** The starts of a day in the preview. */
function previewOf(day: string): string {
  const list = region('Prévia dos horários').getByRole('list');
  const item = within(list).getByText(day, { selector: 'strong' }).parentElement;
  return item?.textContent?.slice(day.length).trim() ?? '';
}

describe('working hours', () => {
  it('show the saved week, its starts, and the rules', async () => {
    const { container } = await open('own');
    const monday = await dayRow('Segunda');
    expect(monday.getByRole('switch', { name: 'Segunda' })).toBeChecked();
    expect(field('Segunda, faixa 2, fim')).toHaveValue('18:00');
    expect(monday.getByText('9 horários')).toBeInTheDocument();
    expect((await dayRow('Domingo')).getByRole('switch')).not.toBeChecked();
    expect((await week()).getByRole('status')).toHaveTextContent('44 horários por semana');
    expect(previewOf('seg')).toBe('08:00 09:00 10:00 11:00 13:00 14:00 15:00 16:00 17:00');
    expect(previewOf('sáb')).toBe('fechado');
    expect(screen.queryByText('dom')).not.toBeInTheDocument();
    const table = within(region('Prévia dos horários').getByRole('table', { name: 'Prévia dos horários' }));
    expect(table.getAllByRole('columnheader')).toHaveLength(6);
    expect(table.getAllByRole('row')[1]).toHaveTextContent('08:00 08:00 08:00 08:00 08:00 fechado');
    expect(screen.getByRole('combobox', { name: 'Intervalo entre sessões' })).toHaveAccessibleDescription(
      '10 minutos Os horários começam a cada 60 minutos.',
    );
    expect(screen.getByRole('combobox', { name: 'Fuso horário' })).toHaveAccessibleDescription(
      /^Brasília e São Paulo/,
    );
    expect(screen.queryByRole('button', { name: 'Salvar' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are the usual ones until they are set, and the first save writes them', async () => {
    const { user, toasts, client } = await open('usual');
    expect(await screen.findByText('Você ainda não definiu os seus horários')).toBeInTheDocument();
    expect(previewOf('sáb')).toBe('09:00 09:50 10:40 11:30 14:00 14:50 15:40 16:30 17:20');
    await choose(user, 'Antecedência mínima', '12 horas');
    expect(screen.getByText('Você mudou as regras para marcar')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        { title: 'Horários salvos', text: '54 horários por semana já aparecem para os pacientes.' },
      ]),
    );
    const { data } = await client
      .from('weekly_hours')
      .select('weekday')
      .eq('professional_id', PEOPLE.marina.id);
    expect(data).toHaveLength(12);
    expect(screen.queryByText('Você ainda não definiu os seus horários')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Salvar' })).not.toBeInTheDocument();
  });

  it('change with the draft, and are saved in one call', async () => {
    const { user, toasts, client } = await open('own');
    await dayRow('Quarta');
    await type(user, 'Quarta, faixa 1, início', '9h');
    await user.click((await dayRow('Sexta')).getByRole('switch'));
    expect(screen.getByText('Você mudou quarta e sexta')).toBeInTheDocument();
    expect(previewOf('qua')).toBe('09:00 10:00 11:00 13:00 14:00 15:00 16:00 17:00');
    expect(previewOf('sex')).toBe('fechado');
    await user.dblClick(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Horários salvos' }]));
    const { data } = await client
      .from('weekly_hours')
      .select('weekday, from_time')
      .eq('professional_id', PEOPLE.marina.id)
      .gte('weekday', 3)
      .order('weekday')
      .order('from_time');
    expect(data?.map(({ weekday, from_time }) => `${weekday} ${from_time}`)).toEqual([
      '3 09:00:00',
      '3 13:00:00',
      '4 08:00:00',
      '4 13:00:00',
    ]);
    expect(field('Quarta, faixa 1, início')).toHaveValue('09:00');
  });

  it('are not saved over what another window saved meanwhile', async () => {
    const { user, toasts, client } = await open('own');
    await dayRow('Sexta');
    const day = addDays(dayOf(new Date()), 20);
    const elsewhere = await client.from('weekly_availability').select().eq('user_id', PEOPLE.marina.id);
    await client.rpc('set_hours', {
      time_zone: 'America/Sao_Paulo',
      break_minutes: 10,
      notice_hours: 2,
      horizon_days: 60,
      closed_on_holidays: true,
      hours: (elsewhere.data ?? []).map((row) => ({
        weekday: row.day_of_week,
        from: row.start_time,
        to: row.end_time,
      })),
      exceptions: [{ date: day, from: null, to: null, note: 'Férias' }],
    });
    await user.click((await dayRow('Sexta')).getByRole('switch'));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        {
          title: 'Os horários não foram salvos',
          text: 'Eles mudaram em outra janela. Confira como estão agora e salve de novo.',
        },
      ]),
    );
    expect(await screen.findByText('Férias')).toBeInTheDocument();
    expect(screen.getByText('Você mudou sexta')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Horários salvos' }]));
    const { data } = await client.from('hours_exceptions').select('local_date');
    expect(data).toEqual([{ local_date: day }]);
  });

  it('name faults at their field and cannot be saved with them', async () => {
    const { user } = await open('own');
    await dayRow('Terça');
    await type(user, 'Terça, faixa 1, fim', '14:00');
    expect(field('Terça, faixa 1, fim')).toBeInvalid();
    expect(field('Terça, faixa 2, início')).toHaveAccessibleDescription(
      'As duas faixas se encontram entre 13:00 e 14:00.',
    );
    await type(user, 'Quarta, faixa 2, fim', '13:40');
    expect(field('Quarta, faixa 2, fim')).toHaveAccessibleDescription(
      'Uma faixa precisa de pelo menos 50 minutos.',
    );
    expect(screen.getByText('Corrija terça e quarta para salvar')).toBeInTheDocument();
    expect(previewOf('ter')).toBe('–');
    expect(screen.getByRole('button', { name: 'Salvar' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(field('Terça, faixa 1, fim')).toHaveValue('12:00');
    expect(screen.queryByRole('button', { name: 'Descartar' })).not.toBeInTheDocument();
  });

  it('show what is left of a range', async () => {
    const { user } = await open('own');
    await dayRow('Sexta');
    await type(user, 'Sexta, faixa 2, fim', '16:30');
    expect(
      (await dayRow('Sexta')).getByText('O último começa às 15:00 e termina às 15:50. Sobram 30 minutos.'),
    ).toBeInTheDocument();
  });

  it('add, remove and copy ranges', async () => {
    const { user } = await open('own');
    const monday = await dayRow('Segunda');
    await user.click(monday.getByRole('button', { name: 'Adicionar faixa em Segunda' }));
    expect(field('Segunda, faixa 3, início')).toHaveValue('19:00');
    await user.click(monday.getByRole('button', { name: 'Segunda: remover a faixa das 08:00 às 12:00' }));
    expect(monday.getByText('9 horários')).toBeInTheDocument();
    await user.click(monday.getByRole('button', { name: 'Copiar Segunda para outros dias' }));
    const choice = within(await screen.findByRole('group', { name: 'Copiar segunda para' }));
    expect(choice.getByRole('button', { name: 'Escolha os dias' })).toBeDisabled();
    await user.click(choice.getByRole('checkbox', { name: 'Sábado' }));
    await user.click(choice.getByRole('checkbox', { name: 'Domingo' }));
    await user.click(choice.getByRole('button', { name: 'Copiar para 2 dias' }));
    expect(monday.getByRole('button', { name: 'Copiar Segunda para outros dias' })).toHaveFocus();
    expect(previewOf('dom')).toBe('13:00 14:00 15:00 16:00 17:00 19:00 20:00 21:00 22:00');
    expect(screen.getByText('Você mudou segunda, sábado e domingo')).toBeInTheDocument();
  });

  it('end at midnight', async () => {
    const { user, client, toasts } = await open('own');
    await dayRow('Segunda');
    await type(user, 'Segunda, faixa 2, fim', '24:00');
    expect(field('Segunda, faixa 2, fim')).toHaveValue('24:00');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Horários salvos' }]));
    const { data } = await client.from('weekly_hours').select('to_time').eq('weekday', 1).order('from_time');
    expect(data?.at(-1)).toEqual({ to_time: '24:00:00' });
    await waitFor(() => expect(field('Segunda, faixa 2, fim')).toHaveValue('24:00'));
  });

  it('offer a usual week to a professional without any', async () => {
    const { user } = await open('closed');
    await user.click(await screen.findByRole('button', { name: 'Segunda a sexta, 9h às 18h' }));
    expect(field('Sexta, faixa 2, fim')).toHaveValue('18:00');
    expect(screen.getByText('Você mudou 5 dias')).toBeInTheDocument();
  });

  it('move the account to another zone when they are saved in it', async () => {
    const { user, portal } = await open('own');
    await dayRow('Segunda');
    await choose(user, 'Fuso horário', 'Rio Branco');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(portal.session.getState()).toHaveProperty('account.account.timeZone', 'America/Rio_Branco'),
    );
  });

  it('name their time zone', async () => {
    await open('rioBranco');
    expect((await week()).getByText('No horário de Rio Branco.')).toBeInTheDocument();
  });
});

describe('consultations outside the hours', () => {
  it('are listed for the draft, and stay', async () => {
    const { user } = await open('usual');
    const list = within(await screen.findByRole('region', { name: 'Semana' }));
    for (const day of ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'])
      await user.click(list.getByRole('switch', { name: day }));
    const outside = within(
      await screen.findByRole(
        'region',
        { name: /sessões marcadas ficam fora dos novos horários$/ },
        { timeout: 5000 },
      ),
    );
    expect(outside.getByText(/^Elas continuam valendo\./)).toBeInTheDocument();
    expect(
      (
        await outside.findAllByRole('link', {
          name: 'Propor outro horário a Camila Ribeiro dos Santos',
        })
      )[0],
    ).toHaveAttribute('href', expect.stringMatching(/^\/professional\/agenda\?dia=[\d-]+&sessao=/));
    expect(outside.getByText('Camila Ribeiro dos Santos')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(
      await screen.findByRole(
        'region',
        { name: /sessões marcadas estão fora dos seus horários$/ },
        { timeout: 5000 },
      ),
    ).toBeInTheDocument();
  });

  it('lead to the agenda when it is too late for another time', async () => {
    await open('outsideSoon');
    const outside = within(
      await screen.findByRole('region', { name: /fora dos seus horários$/ }, { timeout: 5000 }),
    );
    await outside.findAllByRole('link', { name: /^Propor outro horário a / });
    expect(
      outside.getByRole('link', { name: 'Ver na agenda a sessão com Camila Ribeiro dos Santos' }),
    ).toBeInTheDocument();
  });

  it('are reported as unknown if they cannot be read', async () => {
    await open('unchecked');
    expect(await screen.findByText(/^Não foi possível conferir as sessões marcadas/)).toBeInTheDocument();
  });
});

describe('exceptions', () => {
  it('are grouped, with the next holidays', async () => {
    const { container } = await open('exceptions');
    await week();
    const exceptions = region('Exceções');
    const items = exceptions.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual([
      expect.stringMatching(/^Não atendo.*Sem atendimento$/),
      expect.stringMatching(/^Sábado extra.*08:00 às 12:00, 4 horários$/),
      expect.stringMatching(/^Férias.* a .*14 dias, sem atendimento$/),
    ]);
    expect(exceptions.getByRole('switch', { name: 'Não atender em feriados nacionais' })).toBeChecked();
    expect(exceptions.getByText(/^Próximos: /)).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are added at once, with the saved week and not with the draft', async () => {
    const { user, toasts, client } = await open('own');
    await user.click((await dayRow('Sexta')).getByRole('switch'));
    await user.click(screen.getByRole('button', { name: 'Adicionar' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Nova exceção' }));
    await user.click(dialog.getByRole('button', { name: 'Salvar exceção' }));
    expect(dialog.getByRole('textbox', { name: 'De' })).toHaveAccessibleDescription('Informe o dia.');
    await user.type(dialog.getByRole('textbox', { name: 'De' }), '21/12/2028');
    await user.tab();
    await user.type(dialog.getByRole('textbox', { name: 'Até' }), '03/01/2029');
    await user.tab();
    await user.type(dialog.getByRole('textbox', { name: 'Nome (opcional)' }), 'Férias');
    await user.click(dialog.getByRole('button', { name: 'Salvar exceção' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Exceção salva' }]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await region('Exceções').findByText('21 de dez. a 3 de jan. de 2029')).toBeInTheDocument();
    const { data } = await client.from('weekly_hours').select('weekday').eq('weekday', 5);
    expect(data).toHaveLength(2);
    expect(screen.getByText('Você mudou sexta')).toBeInTheDocument();
  });

  it('may open one day with ranges, shown with their starts', async () => {
    const { user, toasts } = await open('own');
    await week();
    await user.click(screen.getByRole('button', { name: 'Adicionar' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Nova exceção' }));
    await user.click(dialog.getByRole('radio', { name: 'Horário extra' }));
    await user.type(dialog.getByRole('textbox', { name: 'Dia' }), '16122028');
    await user.tab();
    await type(user, 'Faixa 1, fim', '10h');
    expect(dialog.getByText('Horários que aparecem').parentElement).toHaveTextContent(
      'Horários que aparecem08:0009:00',
    );
    await user.click(dialog.getByRole('button', { name: 'Adicionar faixa' }));
    await user.click(dialog.getByRole('button', { name: 'Salvar exceção' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Exceção salva' }]));
    expect(await region('Exceções').findByText('Horário extra')).toBeInTheDocument();
    expect(region('Exceções').getByText('08:00 às 10:00 e 11:00 às 15:00, 6 horários')).toBeInTheDocument();
  });

  it('list the consultations of their days', async () => {
    const { user } = await open('own');
    await week();
    await user.click(screen.getByRole('button', { name: 'Adicionar' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Nova exceção' }));
    const today = new Date();
    const numeric = (days: number) =>
      new Date(today.getTime() + days * 86_400_000).toLocaleDateString('pt-BR', {
        timeZone: 'America/Sao_Paulo',
      });
    await user.type(dialog.getByRole('textbox', { name: 'De' }), numeric(0));
    await user.tab();
    await user.type(dialog.getByRole('textbox', { name: 'Até' }), numeric(30));
    await user.tab();
    expect(
      await dialog.findByText(/sessões marcadas nesses dias$/, {}, { timeout: 5000 }),
    ).toBeInTheDocument();
    expect(dialog.getByText(/Elas continuam valendo\.$/)).toBeInTheDocument();
  });

  it('are edited, and removed in the dialog or after a question', async () => {
    const { user, toasts } = await open('exceptions');
    await week();
    await user.click(region('Exceções').getByRole('button', { name: /^Editar Sábado extra/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Editar exceção' }));
    expect(dialog.getByRole('textbox', { name: 'Faixa 1, início' })).toHaveValue('08:00');
    await user.click(dialog.getByRole('button', { name: 'Remover exceção' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Exceção removida' }]));
    await user.click(region('Exceções').getByRole('button', { name: /^Remover Férias/ }));
    const question = within(screen.getByRole('dialog', { name: 'Remover a exceção?' }));
    await user.click(question.getByRole('button', { name: 'Remover' }));
    await waitFor(() => expect(region('Exceções').getAllByRole('listitem')).toHaveLength(1));
  });

  it('close national holidays at once, also right after another change', async () => {
    const { user, toasts, client } = await open('exceptions');
    await week();
    const holidays = screen.getByRole('switch', { name: 'Não atender em feriados nacionais' });
    await user.click(holidays);
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Feriados abertos' }]));
    await user.click(holidays);
    await waitFor(() => expect(toasts().at(-1)).toMatchObject({ title: 'Feriados fechados' }));
    const { data } = await client
      .from('agenda_settings')
      .select('closed_on_holidays')
      .eq('professional_id', PEOPLE.marina.id)
      .single();
    expect(data).toEqual({ closed_on_holidays: true });
    expect(region('Exceções').getByText('Ligado')).toBeInTheDocument();
  });
});

describe('working hours that cannot be read or saved', () => {
  it.each([
    ['overlap', 'Duas faixas do mesmo dia se encontram, ou um dia tem duas exceções.'],
    ['withdrawn', 'Seu cadastro profissional não está ativo. Fale com a nossa equipe.'],
    ['unsaved', 'Nada mudou para os pacientes. Tente novamente.'],
  ] as const)('%s: say why and keep the draft', async (name, text) => {
    const { user, toasts } = await open(name);
    await user.click((await dayRow('Sexta')).getByRole('switch'));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(toasts()).toEqual([{ title: 'Os horários não foram salvos', text }]));
    expect(screen.getByText('Você mudou sexta')).toBeInTheDocument();
  });

  it('report that the session ended', async () => {
    const { user, toasts } = await open('sessionEnded');
    await user.click((await dayRow('Sexta')).getByRole('switch'));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Este acesso acabou' }]));
  });

  it('say so, with a retry', async () => {
    await open('unreachable');
    expect(await screen.findByText(/^Não foi possível carregar os seus horários/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tentar Novamente' })).toBeInTheDocument();
  });

  it('are read-only for a suspended professional', async () => {
    await open('suspended');
    const monday = await dayRow('Segunda');
    expect(screen.getByText(/^Seu cadastro está suspenso/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Situação do cadastro' })).toHaveAttribute(
      'href',
      '/professional/pending',
    );
    expect(monday.getByRole('switch')).toBeDisabled();
    expect(field('Segunda, faixa 1, início')).toBeDisabled();
    expect(screen.getByRole('combobox', { name: 'Fuso horário' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /Adicionar|Editar|Remover|Copiar/ })).not.toBeInTheDocument();
  });
});

describe('unsaved hours', () => {
  it('survive a reload', async () => {
    const { user } = await open('usual');
    await user.click((await dayRow('Sexta')).getByRole('switch'));
    // A reload does not unmount the page, which would remove the draft.
    const stored = sessionStorage.getItem('vinculo-draft-hours') ?? '';
    cleanup();
    sessionStorage.setItem('vinculo-draft-hours', stored);
    await open('usual');
    expect(await screen.findByText('Você mudou sexta')).toBeInTheDocument();
    expect((await dayRow('Sexta')).getByRole('switch')).not.toBeChecked();
  });

  it('are asked about before the screen is left', async () => {
    const { user, address } = await open('own');
    await user.click((await dayRow('Sexta')).getByRole('switch'));
    await user.click(screen.getByRole('link', { name: 'Agenda' }));
    const question = within(await screen.findByRole('dialog', { name: 'Sair sem salvar?' }));
    await user.click(question.getByRole('button', { name: 'Continuar editando' }));
    expect(address()).toBe('/professional/agenda/horarios');
    await user.click(screen.getByRole('link', { name: 'Agenda' }));
    await user.click(question.getByRole('button', { name: 'Sair sem salvar' }));
    await waitFor(() => expect(address()).toBe('/professional/agenda'));
  });
});
