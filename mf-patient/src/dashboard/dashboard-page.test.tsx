import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';
import { dayOf, formatDayLong, spokenDay } from 'shared-domain/schedule';
import { openScenario } from 'shared-portal/testing';
import { PatientRoutes } from '../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(PatientRoutes, scenarios[name]);

describe('the patient dashboard', () => {
  it.each(['firstVisit', 'confirmedLate'] as const)('welcomes on the first visit (%s)', async (name) => {
    await open(name);
    expect(await screen.findByText(/^Boas-vindas\. /)).toBeInTheDocument();
    expect(screen.queryByText(/de novo/)).not.toBeInTheDocument();
  });

  it('greets on later visits', async () => {
    await open('empty');
    expect(await screen.findByText(/^Que bom ver você de novo\. /)).toBeInTheDocument();
  });

  it('greets by first name and mentions the next consultation', async () => {
    await open('busy');
    expect(await screen.findByRole('heading', { name: 'Olá, Camila' })).toBeInTheDocument();
    expect(await screen.findByText(/Sua próxima sessão é .+, às 10:40\./)).toBeInTheDocument();
  });

  it('shows days and times in the patient’s zone, and names it', async () => {
    const { client } = await open('rioBranco');
    const { data } = await client
      .from('consultations')
      .select('starts_at')
      .eq('id', CONSULTATIONS.confirmed.id)
      .single();
    const day = dayOf(data?.starts_at ?? '', 'America/Rio_Branco');
    const spoken = spokenDay(day, new Date(), 'America/Rio_Branco');
    expect(
      await screen.findByText(new RegExp(`Sua próxima sessão é ${spoken}, às 22:30 \\(Rio Branco\\)\\.`)),
    ).toBeInTheDocument();
    expect(screen.getByText('22:30 (Rio Branco)')).toBeInTheDocument();
    expect(screen.getByText(formatDayLong(day))).toBeInTheDocument();
  });

  it('mentions no consultations before they are loaded', async () => {
    await openScenario(PatientRoutes, { ...scenarios.slow, latencyMs: 400 });
    expect(await screen.findByRole('heading', { name: 'Olá, Camila' })).toBeInTheDocument();
    expect(screen.queryByText(/Quando quiser/)).not.toBeInTheDocument();
    expect(await screen.findByText(/Sua próxima sessão é /)).toBeInTheDocument();
  });

  it('mentions no consultations when they cannot be loaded', async () => {
    await open('unreachable');
    await screen.findAllByRole('button', { name: 'Tentar Novamente' });
    expect(screen.queryByText(/Quando quiser/)).not.toBeInTheDocument();
  });

  it('reports when the consultations cannot be counted', async () => {
    await open('uncounted');
    for (const name of [/^Minha agenda/, /^Histórico/])
      await waitFor(() =>
        expect(screen.getByRole('link', { name })).toHaveTextContent('Não foi possível contar'),
      );
  });

  it('links to join a confirmed consultation and to pay a pending one', async () => {
    await open('busy');
    expect(await screen.findByRole('link', { name: 'Entrar na sessão com Marina Azevedo' })).toHaveAttribute(
      'href',
      `/sala/${CONSULTATIONS.confirmed.id}`,
    );
    expect(screen.getByRole('link', { name: 'Pagar com Pix a consulta com Caio Nóbrega' })).toHaveAttribute(
      'href',
      `/patient/booking/${PEOPLE.caio.id}?pagamento=${CONSULTATIONS.pending.id}`,
    );
  });

  it('has one primary button, on the next consultation', async () => {
    await open('busy');
    const enter = await screen.findByRole('link', { name: 'Entrar na sessão com Marina Azevedo' });
    await screen.findAllByRole('link', { name: /^Avaliar/ });
    const filled = (name: RegExp) =>
      screen.getAllByRole('link', { name }).filter((link) => link.classList.contains('primary'));
    expect(filled(/./)).toEqual([enter]);
  });

  it('links to search, schedule and history', async () => {
    await open('busy');
    await screen.findByText('2 próximas consultas');
    expect(await screen.findByText('3 consultas concluídas')).toBeInTheDocument();
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toEqual(
      expect.arrayContaining([
        '/patient/search',
        '/patient/appointments',
        '/patient/historico',
        'tel:188',
        'tel:192',
        'tel:190',
      ]),
    );
  });

  it('shows an empty state with a first step', async () => {
    await open('empty');
    await waitFor(() =>
      expect(screen.getAllByRole('heading', { name: 'Nenhuma consulta encontrada' })).toHaveLength(2),
    );
    expect(await screen.findByText('Nenhuma consulta marcada')).toBeInTheDocument();
    expect(await screen.findByText('Nenhuma consulta concluída')).toBeInTheDocument();
  });

  it('offers the next times of the last professional when nothing is booked', async () => {
    const { container } = await open('nothingComing');
    expect(await screen.findByRole('heading', { name: 'Marcar de novo com Marina?' })).toBeInTheDocument();
    expect(screen.getByText(/^Sua última sessão foi em \d+º? de \p{L}+\.$/u)).toBeInTheDocument();
    const times = within(screen.getByRole('list', { name: 'Próximos horários de Marina Azevedo' }));
    const links = times.getAllByRole('link');
    expect(links).toHaveLength(3);
    expect(links[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/patient\/booking\/[-\w]+\?slot=20\d\d-/),
    );
    expect(screen.getByRole('link', { name: 'Buscar outra pessoa' })).toHaveAttribute(
      'href',
      '/patient/search',
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('offers a retry when the list cannot be loaded', async () => {
    await open('unreachable');
    const patience = { timeout: 4000 }; // the query retries three times
    expect(
      await screen.findByText('Não foi possível carregar as consultas.', undefined, patience),
    ).toBeInTheDocument();
    expect(
      await screen.findByText('Não foi possível carregar o histórico.', undefined, patience),
    ).toBeInTheDocument();
  });

  it('shows past consultations and asks for missing ratings', async () => {
    await open('busy');
    const list = await screen.findByRole('region', { name: 'Histórico' });
    const rate = await within(list).findByRole('link', {
      name: /^Avaliar a consulta com Marina Azevedo/,
    });
    expect(rate).toHaveTextContent('Avaliar');
    expect(rate).toHaveAttribute('href', `/feedback?consultation=${CONSULTATIONS.completed.id}`);
    const items = within(list).getAllByRole('listitem');
    expect(items.map((item) => /Não compareceu|Expirada|Concluída/.exec(item.textContent)?.[0])).toEqual([
      'Não compareceu',
      'Expirada',
      'Concluída',
    ]);
  });

  it('shows past consultations even if upcoming ones fill a page', async () => {
    await open('manyComing');
    const list = await screen.findByRole('region', { name: 'Histórico' });
    expect(
      await within(list).findByRole('link', {
        name: /^Avaliar a consulta com Marina Azevedo/,
      }),
    ).toBeInTheDocument();
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  });

  it('has no axe violations', async () => {
    const { container } = await open('busy');
    await screen.findByRole('link', { name: /Entrar na sessão/ });
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('the application banner', () => {
  const banner = async () => within(await screen.findByRole('region', { name: 'Cadastro profissional' }));

  it.each([
    ['inReview', 'Em análise', 'Ver solicitação', '/professional/pending'],
    ['needsInfo', 'Informações necessárias', 'Atualizar informações', '/professional/apply'],
    ['rejected', 'Não aprovado', 'Enviar nova solicitação', '/professional/apply'],
    ['approved', 'Aprovado', 'Abrir painel profissional', '/professional/dashboard'],
    ['withdrawn', 'Em análise', 'Ver solicitação', '/professional/pending'],
    ['suspended', 'Suspenso', 'Ver e responder', '/professional/pending'],
  ] as const)('%s: %s, with a next step', async (name, title, action, href) => {
    await open(name);
    const shown = await banner();
    expect(shown.getByRole('heading', { name: title })).toBeInTheDocument();
    expect(shown.getByRole('link', { name: action })).toHaveAttribute('href', href);
    expect(screen.queryByRole('link', { name: 'Seja um profissional' })).not.toBeInTheDocument();
  });

  it('mentions no first review to a professional whose approval was revoked', async () => {
    await open('withdrawn');
    const shown = await banner();
    expect(shown.getByText(/^Seu cadastro profissional está sendo analisado de novo/)).toBeInTheDocument();
    expect(shown.queryByText(/confirmando o seu registro/)).toBeNull();
  });

  it('explains why a professional was suspended', async () => {
    await open('suspended');
    expect((await banner()).getByText('O registro no conselho venceu em outubro.')).toBeInTheDocument();
  });

  it("shows the team's message", async () => {
    await open('needsInfo');
    expect(
      (await banner()).getByText('A foto da carteira do CRP está ilegível. Envie outra imagem, por favor.'),
    ).toBeInTheDocument();
  });

  it('shows why the application was rejected', async () => {
    await open('rejected');
    expect((await banner()).getByText('Registro não encontrado no conselho.')).toBeInTheDocument();
  });

  it('is an invitation without an application, whatever the address says', async () => {
    await open('fromAddress');
    expect(await screen.findByRole('link', { name: 'Seja um profissional' })).toHaveAttribute(
      'href',
      '/professional/apply',
    );
    expect(screen.queryByRole('region', { name: 'Cadastro profissional' })).not.toBeInTheDocument();
  });

  it('uses the address while the account cannot be read', async () => {
    const { portal } = await open('fromAddress');
    const session = portal.session.getState();
    if (session.phase !== 'signed-in') throw new Error('no user is signed in');
    act(() => portal.session.setState({ ...session, account: { state: 'failed' } }, true));
    expect((await banner()).getByRole('heading', { name: 'Informações necessárias' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Seja um profissional' })).not.toBeInTheDocument();
  });
});

it("keeps the user's name out of the document title", async () => {
  await open('busy');
  await screen.findByRole('heading', { name: 'Olá, Camila' });
  expect(document.title).toBe('Painel · Vínculo');
});

describe('editing the profile', () => {
  const openDialog = async (name: keyof typeof scenarios) => {
    const opened = await open(name);
    await opened.user.click(await screen.findByRole('button', { name: 'Editar perfil' }));
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Editar perfil' })) };
  };

  it('saves name, phone, city and state, and greets by the new name', async () => {
    const { user, dialog, toasts, client } = await openDialog('busy');
    const name = await dialog.findByLabelText('Nome completo');
    expect(name).toHaveValue('Camila Ribeiro dos Santos');
    expect(dialog.getByLabelText('E-mail')).toHaveAttribute('readonly');
    await user.clear(name);
    await user.type(name, '  Mila Ribeiro ');
    await user.clear(dialog.getByLabelText('Telefone (opcional)'));
    await user.type(dialog.getByLabelText('Telefone (opcional)'), '1133334444');
    await user.type(dialog.getByLabelText('Cidade (opcional)'), 'Santos');
    await user.type(dialog.getByLabelText('Estado (opcional)'), 'spx');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByRole('heading', { name: 'Olá, Mila' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(toasts()).toEqual([
      { title: 'Perfil atualizado!', text: 'Suas informações foram salvas com sucesso.' },
    ]);
    const { data } = await client.from('profiles').select('full_name, phone, city, state').single();
    expect(data).toEqual({ full_name: 'Mila Ribeiro', phone: '1133334444', city: 'Santos', state: 'SP' });
  });

  it('keeps what was saved in another tab', async () => {
    const { user, dialog, toasts, client } = await openDialog('busy');
    const name = await dialog.findByLabelText('Nome completo');
    await client
      .from('profiles')
      .update({ phone: '21987654321', city: 'Niterói', state: 'RJ' })
      .neq('email', '');
    await user.type(name, ' Lima');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    const { data } = await client.from('profiles').select('full_name, phone, city, state').single();
    expect(data).toEqual({
      full_name: 'Camila Ribeiro dos Santos Lima',
      phone: '21987654321',
      city: 'Niterói',
      state: 'RJ',
    });
  });

  it.each([
    ['a name', '   '],
    ['a visible name', '\u200b\u2060\u00ad'],
    ['a name of more than accents', '\u0301'],
  ])('requires %s', async (_, typed) => {
    const { user, dialog, toasts } = await openDialog('busy');
    const name = await dialog.findByLabelText('Nome completo');
    await user.clear(name);
    await user.type(name, typed);
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(toasts()).toEqual([{ title: 'Nome obrigatório', text: 'Por favor, preencha seu nome completo.' }]);
    expect(name).toHaveAccessibleDescription('Por favor, preencha seu nome completo.');
    await waitFor(() => expect(name).toHaveFocus());
  });

  it('accepts only an existing state', async () => {
    const { user, dialog, toasts, client } = await openDialog('busy');
    const state = await dialog.findByLabelText('Estado (opcional)');
    await user.clear(state);
    await user.type(state, 'zz');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(state).toHaveAccessibleDescription('Use a sigla, como SP.');
    await waitFor(() => expect(state).toHaveFocus());
    expect(toasts()).toEqual([]);
    const { data } = await client.from('profiles').select('state').single();
    expect(data?.state).not.toBe('ZZ');
  });

  it('stays open with the input when it cannot be saved', async () => {
    const { user, dialog, toasts } = await openDialog('profileNotSaved');
    await user.type(await dialog.findByLabelText('Cidade (opcional)'), 'Olinda');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        { title: 'Erro ao salvar', text: 'Não foi possível atualizar o perfil. Tente novamente.' },
      ]),
    );
    expect(dialog.getByLabelText('Cidade (opcional)')).toHaveValue('Olinda');
  });

  it('suggests cities inside the dialog; Esc closes only the list', async () => {
    const { user, dialog } = await openDialog('busy');
    const state = await dialog.findByLabelText('Estado (opcional)');
    await user.clear(state);
    await user.type(state, 'SP');
    const city = dialog.getByLabelText('Cidade (opcional)');
    await user.clear(city);
    await user.type(city, 'campin');
    expect(await dialog.findByRole('option', { name: 'Campinas' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(city).toHaveAttribute('aria-expanded', 'false');
    expect(city).toHaveValue('campin');
    await user.keyboard('{ArrowDown}');
    expect(city).toHaveAttribute('aria-expanded', 'true');
  });

  it('shows an unknown city on its field', async () => {
    const answer = { status: 400, body: { code: 'P0001', message: 'city_unknown' } };
    const { user, toasts } = await openScenario(PatientRoutes, {
      ...scenarios.busy,
      faults: [{ path: '/rest/v1/profiles', method: 'PATCH', answer }],
    });
    await user.click(await screen.findByRole('button', { name: 'Editar perfil' }));
    const city = await screen.findByLabelText('Cidade (opcional)');
    await user.type(city, 'Sampa');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(city).toHaveFocus());
    expect(city).toHaveAccessibleDescription('Escolha uma cidade da lista do estado.');
    expect(toasts()).toEqual([]);
  });

  it('requires a listed city from a professional, with the error on the field', async () => {
    const { user, dialog, toasts } = await openDialog('suspended');
    const city = await dialog.findByLabelText('Cidade (opcional)');
    await user.clear(dialog.getByLabelText('Estado (opcional)'));
    await user.clear(city);
    await user.type(city, 'Sampa');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(city).toHaveFocus());
    await user.tab();
    expect(city).toHaveAccessibleDescription(
      expect.stringContaining('Escolha uma cidade da lista do estado.'),
    );
    expect(toasts()).toEqual([]);
  });

  it('asks before discarding input and changes nothing when dismissed', async () => {
    const { user, dialog } = await openDialog('busy');
    await user.type(await dialog.findByLabelText('Nome completo'), ' Lima');
    expect(dialog.getByText('Alterações não salvas')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Voltar' }));
    const question = within(await screen.findByRole('dialog', { name: 'Sair sem salvar?' }));
    await user.click(question.getByRole('button', { name: 'Continuar editando' }));
    expect(dialog.getByLabelText('Nome completo')).toHaveValue('Camila Ribeiro dos Santos Lima');
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
    await user.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Editar perfil' }));
    expect(await screen.findByLabelText('Nome completo')).toHaveValue('Camila Ribeiro dos Santos');
  });

  it('closes at once without input', async () => {
    const { user, dialog } = await openDialog('busy');
    await dialog.findByLabelText('Nome completo');
    await user.click(dialog.getByRole('button', { name: 'Voltar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('restores the input after a reload', async () => {
    const first = await openDialog('busy');
    await first.user.type(await first.dialog.findByLabelText('Nome completo'), ' Lima');
    const kept = sessionStorage.getItem('vinculo-draft-edit-profile') ?? '';
    cleanup();
    sessionStorage.setItem('vinculo-draft-edit-profile', kept);
    const { dialog } = await openDialog('busy');
    expect(await dialog.findByLabelText('Nome completo')).toHaveValue('Camila Ribeiro dos Santos Lima');
    expect(dialog.getByText('Alterações não salvas')).toBeInTheDocument();
  });

  it('reports when the data cannot be loaded', async () => {
    const { dialog, toasts } = await openDialog('profileUnreachable');
    expect(await dialog.findByRole('heading', { name: 'Erro ao carregar' })).toBeInTheDocument();
    expect(dialog.getByText('Não foi possível carregar os dados do perfil.')).toBeInTheDocument();
    expect(toasts()).toEqual([
      { title: 'Erro ao carregar', text: 'Não foi possível carregar os dados do perfil.' },
    ]);
  });
});
