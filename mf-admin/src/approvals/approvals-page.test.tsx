import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PEOPLE } from 'embedded-backend/seed';
import { openScenario } from 'shared-portal/testing';
import { AdminRoutes } from '../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(AdminRoutes, scenarios[name]);
const cardOf = async (name: string) => await screen.findByRole('article', { name });
const press = async (user: Awaited<ReturnType<typeof open>>['user'], name: string, action: string) => {
  await user.click(within(await cardOf(name)).getByRole('button', { name: action }));
  return screen.findByRole('dialog');
};
const statusOf = async (client: Awaited<ReturnType<typeof open>>['client']) => {
  const { data } = await client
    .rpc('list_applications', { search: 'Tatiana Cordeiro' })
    .select('application_status, admin_notes, rejection_reason')
    .single();
  return data;
};

describe('the applications', () => {
  it('show applicant, registration, date and status', async () => {
    await open('each');
    const card = await cardOf('Tatiana Cordeiro');
    for (const text of ['Pendente', PEOPLE.tatiana.email, 'Psicóloga', 'CRP 06/131415'])
      expect(within(card).getByText(text)).toBeInTheDocument();
    expect(within(card).getByText(/^\d\d\/\d\d\/\d{4}$/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Aprovação de Profissionais' })).toBeInTheDocument();
    expect(screen.getByText('4 de 4 solicitações')).toBeInTheDocument();
  });

  it.each([
    ['Tatiana Cordeiro', 'Pendente', 'pending', 3],
    ['Helena Moura', 'Solicitando Informações', 'info', 0],
    ['Marina Azevedo', 'Aprovado', 'confirmed', 0],
    ['Rafael Teles', 'Rejeitado', 'cancelled', 0],
  ])('of %s show %s, and can be decided only while pending', async (name, label, tone, actions) => {
    await open('each');
    const card = await cardOf(name);
    expect(within(card).getByText(label)).toHaveClass(tone);
    expect(
      within(card).queryAllByRole('button', { name: /^(Aprovar|Solicitar informações|Rejeitar)$/ }),
    ).toHaveLength(actions);
  });

  it.each([
    ['Marina Azevedo', 'Psicóloga'],
    ['Helena Moura', 'Psicólogo(a)'],
    ['Rafael Teles', 'Psiquiatra'],
  ])('of %s show the chosen form of the profession: %s', async (name, title) => {
    await open('each');
    expect(within(await cardOf(name)).getByText(title)).toBeInTheDocument();
  });

  it("show the team's message", async () => {
    await open('each');
    expect(await cardOf('Rafael Teles')).toHaveTextContent('Registro não encontrado no conselho.');
    expect(await cardOf('Helena Moura')).toHaveTextContent('A foto da carteira do CRP está ilegível.');
  });

  it('are searched by name, e-mail or profession, and counted', async () => {
    const { user, address } = await open('each');
    await cardOf('Tatiana Cordeiro');
    await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'psiquiatra');
    expect(await screen.findByText('1 de 4 solicitações')).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(await cardOf('Rafael Teles')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/admin/professionals/approval?fila=todas&busca=psiquiatra'));
  });

  it('return to the first page when a search starts', async () => {
    const { user, address } = await open('many');
    await screen.findByText('47 de 47 solicitações');
    await user.click(await screen.findByRole('button', { name: 'Última' }));
    expect(address()).toBe('/admin/professionals/approval?fila=todas&fim=');
    await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'tatiana');
    expect(await screen.findByText('1 de 47 solicitações')).toBeInTheDocument();
    await cardOf('Tatiana Cordeiro');
    await waitFor(() => expect(address()).toBe('/admin/professionals/approval?fila=todas&busca=tatiana'));
  });

  it.each([
    ['noMatch', 'Nenhuma solicitação encontrada'],
    ['none', 'Nenhuma solicitação pendente'],
    ['unreachable', 'Não foi possível carregar as solicitações.'],
  ] as const)('%s: "%s"', async (name, text) => {
    await open(name);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('also show a toast when they cannot be loaded', async () => {
    const { toasts } = await open('unreachable');
    await waitFor(() =>
      expect(toasts()).toEqual([
        { title: 'Erro ao carregar', text: 'Não foi possível carregar as solicitações.' },
      ]),
    );
  });

  it('clear an empty search with one click', async () => {
    const { user, address } = await open('noMatch');
    await user.click(await screen.findByRole('button', { name: 'Limpar busca' }));
    await cardOf('Tatiana Cordeiro');
    expect(address()).toBe('/admin/professionals/approval?fila=todas');
  });

  it('have no axe violations, including a dialog', async () => {
    const { user, container } = await open('each');
    await press(user, 'Tatiana Cordeiro', 'Rejeitar');
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('the queue', () => {
  it('opens on the pending ones, the oldest first, with their age', async () => {
    await open('pending');
    const cards = await screen.findAllByRole('article');
    for (const card of cards) expect(within(card).getByText('Pendente')).toBeInTheDocument();
    const sent = cards.map((card) => {
      const [day, month, year] = (/(\d\d)\/(\d\d)\/(\d{4})/.exec(card.textContent ?? '') ?? []).slice(1);
      return `${year}-${month}-${day}`;
    });
    expect(sent).toEqual(sent.toSorted());
    expect(
      within(cards[0] as HTMLElement).getByText(/úte?is|útil|vence hoje|passou|enviada hoje/),
    ).toBeInTheDocument();
  });

  it('has a view of each status with its count, kept in the address', async () => {
    const { user, address } = await open('pending');
    await screen.findAllByRole('article');
    await user.click(await screen.findByRole('button', { name: /^Rejeitadas \d+$/ }));
    await waitFor(() => expect(address()).toBe('/admin/professionals/approval?fila=rejeitadas'));
    await waitFor(() => {
      for (const card of screen.getAllByRole('article'))
        expect(within(card).getByText('Rejeitado')).toBeInTheDocument();
    });
    await user.click(screen.getByRole('button', { name: /^Todas \d+$/ }));
    await waitFor(() => expect(address()).toBe('/admin/professionals/approval?fila=todas'));
  });

  it('leads to the page of an application', async () => {
    const { user, address } = await open('pending');
    await user.click(await screen.findByRole('link', { name: 'Tatiana Cordeiro' }));
    await waitFor(() => expect(address()).toMatch(/^\/admin\/professionals\/approval\/[\da-f-]{36}$/));
    expect(await screen.findByRole('heading', { level: 1, name: 'Tatiana Cordeiro' })).toBeInTheDocument();
  });
});

describe('deciding', () => {
  it('keeps the end of a reason that is too long, and shows by how much', async () => {
    const { user } = await open('each');
    const dialog = await press(user, 'Tatiana Cordeiro', 'Rejeitar');
    const reason = within(dialog).getByLabelText('Motivo da rejeição');
    await user.click(reason);
    await user.paste(`${'x'.repeat(2000)} fim`);
    await user.click(within(dialog).getByRole('button', { name: 'Rejeitar' }));
    expect(reason).toHaveAccessibleDescription('4 letras a mais que o limite de 2.000.');
    expect(reason).toHaveFocus();
  });

  it('approves, with or without notes, and e-mails the applicant', async () => {
    const { user, client, toasts } = await open('each');
    const dialog = await press(user, 'Tatiana Cordeiro', 'Aprovar');
    expect(dialog).toHaveTextContent('Aprovar profissional');
    await user.click(within(dialog).getByRole('button', { name: 'Aprovar' }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        {
          title: 'Ação realizada com sucesso!',
          text: 'Profissional aprovado com sucesso. E-mail enviado.',
        },
      ]),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(within(await cardOf('Tatiana Cordeiro')).getByText('Aprovado')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Tatiana Cordeiro' })).toHaveFocus();
    expect(await statusOf(client)).toMatchObject({ application_status: 'approved', admin_notes: null });
    expect((await embedded.mailbox.list()).map(({ to }) => to)).toEqual([PEOPLE.tatiana.email]);
  });

  it.each([
    [
      'Rejeitar',
      'Motivo da rejeição',
      'Rejeitar',
      'Escreva o motivo. Tatiana vai ler este texto.',
      'Profissional rejeitado com sucesso. E-mail enviado.',
      { application_status: 'rejected', rejection_reason: 'Registro vencido.' },
    ],
    [
      'Solicitar informações',
      'O que está faltando?',
      'Enviar pedido',
      'Escreva o que falta. Tatiana vai ler este texto.',
      'Profissional notificado com sucesso. E-mail enviado.',
      { application_status: 'needs_info', admin_notes: 'Registro vencido.' },
    ],
  ])('%s requires a text that is not blank', async (action, label, send, missing, done, stored) => {
    const { user, client, toasts } = await open('each');
    const dialog = await press(user, 'Tatiana Cordeiro', action);
    const area = within(dialog).getByRole('textbox', { name: label });
    await user.type(area, '   ');
    await user.click(within(dialog).getByRole('button', { name: send }));
    expect(area).toHaveAccessibleDescription(missing);
    await waitFor(() => expect(area).toHaveFocus());
    expect(await statusOf(client)).toMatchObject({ application_status: 'pending' });
    await user.type(area, 'Registro vencido.');
    await user.click(within(dialog).getByRole('button', { name: send }));
    await waitFor(() => expect(toasts().at(-1)?.text).toBe(done));
    expect(await statusOf(client)).toMatchObject(stored);
    const [mail] = await embedded.mailbox.list();
    expect(mail?.text).toContain('Registro vencido.');
  });

  it('is kept and reported when the e-mail fails', async () => {
    const { user, client, toasts } = await open('mailFails');
    const dialog = await press(user, 'Tatiana Cordeiro', 'Aprovar');
    await user.click(within(dialog).getByRole('button', { name: 'Aprovar' }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        {
          title: 'Ação realizada com sucesso!',
          text: 'Profissional aprovado com sucesso.',
        },
        {
          title: 'E-mail não enviado',
          text: 'A decisão vale e aparece no painel de Tatiana Cordeiro.',
        },
      ]),
    );
    expect(await statusOf(client)).toMatchObject({ application_status: 'approved' });
  });

  it('is shown at once, without a claim about an e-mail that is still being sent', async () => {
    const { user, toasts } = await open('mailHangs');
    const dialog = await press(user, 'Tatiana Cordeiro', 'Aprovar');
    await user.click(within(dialog).getByRole('button', { name: 'Aprovar' }));
    expect(await within(await cardOf('Tatiana Cordeiro')).findByText('Aprovado')).toBeInTheDocument();
    await waitFor(
      () =>
        expect(toasts()[0]).toEqual({
          title: 'Ação realizada com sucesso!',
          text: 'Profissional aprovado com sucesso.',
        }),
      { timeout: 4000 },
    );
  });

  it('offers approve, reject, ask in this order', async () => {
    await open('each');
    const buttons = within(await cardOf('Tatiana Cordeiro')).getAllByRole('button', {
      name: /^(Aprovar|Solicitar informações|Rejeitar)$/,
    });
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Aprovar',
      'Rejeitar',
      'Solicitar informações',
    ]);
  });

  it('keeps the draft of each decision through Esc and a reload until it is made', async () => {
    const { user } = await open('each');
    const first = await press(user, 'Tatiana Cordeiro', 'Rejeitar');
    await user.type(within(first).getByRole('textbox'), 'Registro vencido.');
    fireEvent(first, new Event('cancel', { cancelable: true })); // Esc
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const other = await press(user, 'Tatiana Cordeiro', 'Solicitar informações');
    expect(within(other).getByRole('textbox')).toHaveValue('');
    await user.click(within(other).getByRole('button', { name: 'Voltar' }));

    cleanup();
    const { user: later, toasts } = await open('each');
    const again = await press(later, 'Tatiana Cordeiro', 'Rejeitar');
    expect(within(again).getByRole('textbox')).toHaveValue('Registro vencido.');
    await later.click(within(again).getByRole('button', { name: 'Rejeitar' }));
    await waitFor(() => expect(toasts().at(-1)?.title).toBe('Ação realizada com sucesso!'));
    expect(Object.keys(sessionStorage)).not.toContainEqual(expect.stringContaining('decision-reject'));
  });

  it('shows an application with an unknown status as pending', async () => {
    await open('unknownStatus');
    const card = await cardOf('Tatiana Cordeiro');
    expect(within(card).getByText('Pendente')).toBeInTheDocument();
    expect(within(card).getByText('archived')).toBeInTheDocument();
    expect(within(card).queryByRole('button', { name: 'Aprovar' })).not.toBeInTheDocument();
  });

  it('removes a decided application from the bell at once', async () => {
    const { user } = await open('each');
    const bell = () => screen.getByRole('button', { name: /^Notificações: \d/ });
    const before = Number.parseInt(
      (await screen.findByRole('button', { name: /^Notificações: \d/ })).textContent,
      10,
    );
    const dialog = await press(user, 'Tatiana Cordeiro', 'Aprovar');
    await user.click(within(dialog).getByRole('button', { name: 'Aprovar' }));
    await waitFor(() => expect(Number.parseInt(bell().textContent, 10)).toBe(before - 1));
  });

  it('shows the second of two admins that the application is already decided', async () => {
    const { user, client, toasts } = await open('each');
    const dialog = await press(user, 'Tatiana Cordeiro', 'Aprovar');
    await client.rpc('reject_professional_application', {
      application_id: await idOf(client),
      rejection_reason_text: 'Registro vencido.',
    });
    const notes = within(dialog).getByRole('textbox');
    await user.type(notes, 'Documentos conferidos.');
    await user.click(within(dialog).getByRole('button', { name: 'Aprovar' }));
    await waitFor(() =>
      expect(notes).toHaveAccessibleDescription('Outra pessoa já decidiu esta solicitação.'),
    );
    expect(notes).toHaveValue('Documentos conferidos.');
    expect(toasts()).toEqual([]);
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Registro vencido.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await embedded.mailbox.list()).toEqual([]);
  });

  it('keeps the input after a failure', async () => {
    const { user, toasts } = await open('actionFails');
    const dialog = await press(user, 'Tatiana Cordeiro', 'Rejeitar');
    await user.type(within(dialog).getByRole('textbox'), 'Registro vencido.');
    await user.click(within(dialog).getByRole('button', { name: 'Rejeitar' }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        { title: 'Erro na ação', text: 'Não foi possível realizar a ação. Tente novamente.' },
      ]),
    );
    expect(within(dialog).getByRole('textbox')).toHaveValue('Registro vencido.');
    await user.click(within(dialog).getByRole('button', { name: 'Rejeitar' }));
    await waitFor(() => expect(toasts().at(-1)?.title).toBe('Ação realizada com sucesso!'));
  });
});

describe('the documents', () => {
  it('open in a new tab, through links that expire soon', async () => {
    const { user } = await open('documents');
    const card = await cardOf('Tatiana Cordeiro');
    expect(within(card).queryByRole('link', { name: /pdf|png/ })).not.toBeInTheDocument();
    await user.click(within(card).getByRole('button', { name: /^Ver detalhes e documentos/ }));
    const link = await within(card).findByRole('link', { name: 'carteira-crp.pdf' });
    expect(link).toHaveAttribute('target', '_blank');
    const token = new URL(link.getAttribute('href') ?? '').searchParams.get('token') ?? '';
    const { exp, iat } = JSON.parse(atob(token.split('.')[1] ?? '')) as { exp: number; iat: number };
    expect(exp - iat).toBe(300);
    expect(within(card).getByRole('link', { name: 'diploma.png' })).toBeInTheDocument();
    expect(within(card).getByText('endereco.pdf: arquivo indisponível')).toBeInTheDocument();
    expect(card).toHaveTextContent(/R\$\s120/);
    expect(await within(card).findByText('983.507.412-79')).toBeInTheDocument();
    expect(within(card).getByText('Cidade').nextSibling).toHaveTextContent('Campinas, SP');
  });

  it('come without the whole CPF for members who do not decide', async () => {
    const { user } = await open('readOnly');
    const card = await cardOf('Tatiana Cordeiro');
    await user.click(within(card).getByRole('button', { name: /^Ver detalhes e documentos/ }));
    expect(await within(card).findByText('•••.507.412-••')).toBeInTheDocument();
    expect(within(card).getByText('Cidade').nextSibling).toHaveTextContent('Campinas, SP');
  });

  it('can be retried after a failure', async () => {
    const { user } = await open('documentsUnreachable');
    const card = await cardOf('Tatiana Cordeiro');
    await user.click(within(card).getByRole('button', { name: /^Ver detalhes e documentos/ }));
    expect(
      await within(card).findByText('Não foi possível abrir os documentos.', {}, { timeout: 4000 }),
    ).toBeInTheDocument();
  });
});

async function idOf(client: Awaited<ReturnType<typeof open>>['client']): Promise<string> {
  const { data } = await client
    .rpc('list_applications', { search: 'Tatiana Cordeiro' })
    .select('id')
    .single();
  return data?.id ?? '';
}
