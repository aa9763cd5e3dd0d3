import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PEOPLE } from 'embedded-backend/seed';
import { choose, openScenario } from 'shared-portal/testing';
import { ProfessionalRoutes } from '../routes';
import { scenarios } from './scenarios';

type View = Awaited<ReturnType<typeof openScenario>>;

const open = async (name: keyof typeof scenarios) => {
  const view = await openScenario(ProfessionalRoutes, scenarios[name]);
  await screen.findByRole('button', { name: 'Enviar solicitação' });
  return view;
};
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = ({ user }: View) => user.click(screen.getByRole('button', { name: 'Enviar solicitação' }));
const write = async ({ user }: View, name: string | RegExp, text: string) => {
  await user.clear(field(name));
  await user.type(field(name), text);
};
const STATE = 'Estado (opcional)';
const city = () => screen.getByRole('combobox', { name: 'Cidade (opcional)' });
const writeCity = async ({ user }: View, text: string) => {
  await user.clear(city());
  await user.type(city(), text);
};
const writePlace = async (view: View) => {
  await write(view, STATE, 'sp');
  await writeCity(view, ' campinas ');
};
const place = async ({ client }: View) =>
  (await client.from('profiles').select('city, state').eq('email', PEOPLE.camila.email).single()).data;
const newest = async ({ client }: View) =>
  (
    await client
      .from('professional_applications')
      .select()
      .order('applied_at', { ascending: false })
      .limit(1)
      .single()
  ).data;

describe('the application form', () => {
  it('starts with the sign-up data', async () => {
    await open('signedUp');
    expect(field('Nome completo')).toHaveValue('Camila Ribeiro dos Santos');
    expect(field('E-mail')).toHaveValue(PEOPLE.camila.email);
    expect(field(/CPF/)).toHaveValue('390.533.447-05');
    expect(field(/Telefone/)).toHaveValue('(11) 98765-4321');
    expect(field(/CNPJ/)).toHaveValue('11.222.333/0001-81');
    expect(city()).toHaveValue('Campinas');
    expect(field(STATE)).toHaveValue('SP');
    expect(screen.getByRole('combobox', { name: 'Profissão' })).toHaveAccessibleDescription('Psiquiatra');
    expect(field('Número do CRM')).toHaveValue('CRM 123456/SP');
  });

  it('explains the review process and links to the dashboard', async () => {
    await open('patient');
    expect(screen.getByText('De 2 a 5 dias úteis.')).toBeInTheDocument();
    expect(screen.getByText('Você recebe um e-mail')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Voltar ao painel' })).toHaveAttribute(
      'href',
      '/patient/dashboard',
    );
  });

  it('validates a restored registration by its own profession', async () => {
    const view = await open('patient');
    await write(view, 'Número do CRP', 'CRP 06/123456');
    await view.user.tab();
    await choose(view.user, 'Profissão', 'Psiquiatra');
    await choose(view.user, 'Profissão', 'Psicólogo(a)');
    expect(field('Número do CRP')).toHaveValue('CRP 06/123456');
    expect(field('Número do CRP')).toBeValid();
  });

  it('shows each profession its own registration field', async () => {
    const { user } = await open('patient');
    expect(field('Número do CRP')).toHaveAttribute('placeholder', 'CRP 06/123456');
    await choose(user, 'Profissão', 'Psiquiatra');
    expect(field('Número do CRM')).toHaveAttribute('placeholder', 'CRM 12345');
  });

  it('validates a field on blur', async () => {
    const view = await open('patient');
    await write(view, 'Número do CRP', 'crm 12345');
    await write(view, 'Preço por sessão', '1001');
    await write(view, STATE, 'xx');
    await view.user.tab();
    expect(field(STATE)).toHaveAccessibleDescription('Use a sigla, como SP.');
    expect(field('Número do CRP')).toHaveAccessibleDescription('Confira o número, como em CRP 06/123456.');
    expect(field('Preço por sessão')).toHaveAccessibleDescription(
      'O preço da sessão vai de R$ 50 a R$ 1.000.',
    );
    expect(field(/Biografia/)).not.toBeInvalid();
  });

  it.each([
    ['49,99', 'O preço da sessão vai de R$ 50 a R$ 1.000.'],
    ['1.234,56', 'Escreva sem o ponto dos milhares, como 1000.'],
    ['89,905', 'Arredondado para R$\u00a089,91.'],
    ['R$ 89,90', 'De R$ 50 a R$ 1.000, por sessão de 50 minutos.'],
    ['1000', 'De R$ 50 a R$ 1.000, por sessão de 50 minutos.'],
  ])('accepts a price from 50 to 1000: %s', async (price, message) => {
    const view = await open('patient');
    await view.user.click(field('Preço por sessão'));
    await view.user.paste(price);
    await view.user.tab();
    expect(field('Preço por sessão')).toHaveAccessibleDescription(message);
  });

  it('reports a missing required field and focuses it', async () => {
    const view = await open('patient');
    await send(view);
    expect(view.toasts()).toEqual([
      { title: 'Campos obrigatórios', text: 'Preencha todos os campos obrigatórios.' },
    ]);
    await waitFor(() => expect(field('Número do CRP')).toHaveFocus());
    expect(city()).not.toBeInvalid();
    expect(field('Preço por sessão')).toHaveAccessibleDescription('Informe o preço da sessão.');
    expect(await newest(view)).toBeNull();
  });

  it('is sent, confirms it for five seconds, and opens the status page', async () => {
    const view = await open('patient');
    await writePlace(view);
    await write(view, 'Número do CRP', 'crp  06/123456 ');
    await view.user.click(screen.getByRole('checkbox', { name: 'Depressão' }));
    await view.user.click(screen.getByRole('checkbox', { name: 'Ansiedade' }));
    await write(view, /Biografia/, 'Escuto sem pressa.');
    await write(view, 'Preço por sessão', '89,90');
    await view.user.dblClick(screen.getByRole('button', { name: 'Enviar solicitação' }));
    await screen.findByRole('heading', { name: 'Em análise' });
    expect(view.address()).toBe('/professional/pending');
    expect(view.portal.toasts.getState().toasts).toEqual([
      expect.objectContaining({ kind: 'success', title: 'Solicitação enviada com sucesso!', seconds: 5 }),
    ]);
    expect(await newest(view)).toMatchObject({
      application_status: 'pending',
      cpf_cnpj: '39053344705',
      phone: '11987654321',
      specialty: 'psychologist',
      crp_crm: 'CRP 06/123456',
      specialties: ['Ansiedade', 'Depressão'],
      bio: 'Escuto sem pressa.',
      price_per_session: 8990,
    });
    expect(await place(view)).toEqual({ city: 'Campinas', state: 'SP' });
    await waitFor(() =>
      expect(view.portal.session.getState()).toMatchObject({
        account: { account: { role: 'professional_pending' } },
      }),
    );
    expect(sessionStorage).toHaveLength(0);
  });

  it('suggests the cities of the state and accepts no other', async () => {
    const view = await open('patient');
    const { user } = view;
    await write(view, STATE, 'sp');
    await user.type(city(), 'sao jose d');
    const found = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(found.map((option) => option.textContent)).toContain('São José dos Campos');
    expect(found.length).toBeLessThanOrEqual(8);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(city()).toHaveValue(found[0]?.textContent);
    expect(city()).toHaveAttribute('aria-expanded', 'false');
    await writeCity(view, 'Olinda');
    await user.tab();
    expect(city()).toHaveAccessibleDescription('Escolha uma cidade da lista do estado.');
    // Not a state yet, so its cities are not read.
    await write(view, STATE, 'p');
    await waitFor(() => expect(city()).not.toBeInvalid());
  });

  it('is not sent with an unknown city', async () => {
    const view = await open('needsInfo');
    await writeCity(view, 'Sampa');
    await view.user.tab();
    await waitFor(() => expect(city()).toBeInvalid());
    await send(view);
    await waitFor(() => expect(city()).toHaveFocus());
    expect(city()).toHaveAccessibleDescription('Escolha uma cidade da lista do estado.');
    expect(city()).toBeInvalid();
    expect(view.toasts()).toEqual([]);
    expect(await place(view)).toEqual({ city: 'Campinas', state: 'SP' });
    // Not a state yet, so its cities are not read.
    await write(view, STATE, 'p');
    await waitFor(() =>
      expect(city()).not.toHaveAccessibleDescription('Escolha uma cidade da lista do estado.'),
    );
  });

  it('asks a psychologist for the form of address, neutral by default', async () => {
    const view = await open('needsInfo');
    const form = () => screen.getByRole('combobox', { name: 'Forma de tratamento' });
    expect(form()).toHaveAccessibleDescription(/^Psicólogo\(a\) /);
    await choose(view.user, 'Forma de tratamento', 'Psicóloga');
    await send(view);
    await screen.findByRole('heading', { name: 'Em análise' });
    expect(await newest(view)).toMatchObject({ form_of_address: 'feminine' });
  });

  it('requires neither CPF, phone, CNPJ nor place', async () => {
    const view = await open('needsInfo');
    for (const optional of [/CPF/, /Telefone/, /CNPJ/, /Estado/]) {
      expect(field(optional)).toHaveAccessibleName(expect.stringMatching(/ \(opcional\)$/));
      await view.user.clear(field(optional));
    }
    await view.user.clear(city());
    await send(view);
    await screen.findByRole('heading', { name: 'Em análise' });
    expect(await newest(view)).toMatchObject({ cpf_cnpj: null, phone: null });
    expect(await place(view)).toEqual({ city: null, state: null });
  });

  it('shows the reason of a rejection above a new application', async () => {
    await open('rejected');
    expect(screen.getByRole('heading', { name: 'Não aprovado' })).toBeInTheDocument();
    expect(screen.getByText('Registro não encontrado no conselho.')).toBeInTheDocument();
    expect(field('Nome completo')).toHaveValue('Camila Ribeiro');
  });

  it("reopens with the submitted data and the team's question above", async () => {
    const view = await open('needsInfo');
    expect(screen.getByRole('heading', { name: 'Informações necessárias' })).toBeInTheDocument();
    expect(screen.getByText('A foto da carteira do CRP está ilegível.')).toBeInTheDocument();
    expect(field('Nome completo')).toHaveValue('Camila Ribeiro');
    expect(field(/CPF/)).toHaveValue('390.533.447-05');
    expect(field(/CNPJ/)).toHaveValue('11.222.333/0001-81');
    expect(field('Preço por sessão')).toHaveValue('89,90');
    expect(screen.getByRole('checkbox', { name: 'Trauma e PTSD' })).toBeChecked();
    expect(screen.getByText('diploma-psicologia.pdf')).toBeInTheDocument();
    await write(view, 'Preço por sessão', '120');
    await send(view);
    await screen.findByRole('heading', { name: 'Em análise' });
    expect(await newest(view)).toMatchObject({
      application_status: 'pending',
      admin_notes: null,
      price_per_session: 12000,
      document_urls: [expect.stringMatching(/diploma-psicologia\.pdf$/)],
    });
  });

  it('redirects to the status page while an application is under review', async () => {
    const { address } = await openScenario(ProfessionalRoutes, scenarios.pending);
    await screen.findByRole('heading', { name: 'Em análise' });
    expect(address()).toBe('/professional/pending');
  });

  it('keeps the input over a reload, for the same user and application only', async () => {
    const view = await open('patient');
    await write(view, /Biografia/, 'Rascunho');
    await writePlace(view);
    const kept = sessionStorage.getItem('vinculo-draft-application') ?? '';
    view.unmount();
    const again = await openWithKept(kept, 'patient');
    expect(field(/Biografia/)).toHaveValue('Rascunho');
    expect(city()).toHaveValue(' campinas ');
    expect(field(STATE)).toHaveValue('SP');
    again.unmount();
    await openWithKept(kept, 'needsInfo');
    expect(field(/Biografia/)).toHaveValue('Escuto primeiro, sem pressa.');
    expect(sessionStorage).toHaveLength(0);
  });

  it('explains which CPF counts next to a CNPJ', async () => {
    const view = await open('patient');
    expect(field(/CPF/)).toHaveAccessibleDescription('CPF válido');
    await write(view, /CNPJ/, '11');
    expect(field(/CPF/)).toHaveAccessibleDescription(
      'Com CNPJ, a solicitação vai com ele. O CPF da sua conta não muda.',
    );
    await view.user.clear(field(/CNPJ/));
    expect(field(/CPF/)).toHaveAccessibleDescription('CPF válido');
  });

  it.each(['refused', 'placeRefused'] as const)('keeps the input when sending fails: %s', async (name) => {
    const view = await open(name);
    await writeCity(view, 'Sumaré');
    await send(view);
    await waitFor(() =>
      expect(view.toasts()).toEqual([
        {
          title: 'Erro ao enviar solicitação',
          text: 'Ocorreu um erro ao processar sua solicitação. Tente novamente.',
        },
      ]),
    );
    expect(field('Nome completo')).toHaveValue('Camila Ribeiro');
    expect(city()).toHaveValue('Sumaré');
    expect(await newest(view)).toMatchObject({ application_status: 'needs_info' });
    expect(screen.getByRole('button', { name: 'Enviar solicitação' })).not.toHaveAttribute('aria-disabled');
  });

  it.each([
    ['registration_invalid', 'Número do CRP', /^Confira o número do registro/],
    ['email_invalid', 'E-mail', 'Por favor, digite um e-mail válido.'],
    ['document_number_invalid', /CNPJ/, 'Confira o CPF ou o CNPJ.'],
    ['phone_invalid', /Telefone/, 'Confira o telefone, com DDD.'],
    ['state_unknown', STATE, 'Use a sigla do estado, como SP.'],
    ['price_out_of_range', 'Preço por sessão', 'O preço da sessão vai de R$ 50 a R$ 1.000.'],
    ['text_too_long', /Biografia/, /^Um dos textos ficou longo demais/],
  ])('shows the error %s on its field until the field changes', async (code, name, message) => {
    const view = await openRefused(code);
    const typed = field(name).value;
    await send(view);
    await waitFor(() => expect(field(name)).toHaveFocus());
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
    expect(field(name)).toHaveValue(typed);
    expect(view.toasts()).toEqual([]);
    await view.user.clear(field(name));
    expect(field(name)).not.toHaveAccessibleDescription(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
  });

  it('shows rejected documents next to them until one is removed', async () => {
    const view = await openRefused('documents_invalid');
    await send(view);
    const refusal = 'Um dos documentos não foi aceito. Remova e envie de novo.';
    expect(await screen.findByRole('alert')).toHaveTextContent(refusal);
    expect(view.toasts()).toEqual([]);
    await view.user.click(screen.getByRole('button', { name: /^Remover/ }));
    expect(screen.queryByText(refusal)).not.toBeInTheDocument();
  });

  it('shows only the error of the last attempt', async () => {
    const view = await open('refused');
    await view.user.clear(field('Nome completo'));
    await send(view);
    await send(view);
    expect(view.toasts().map(({ title }) => title)).toEqual(['Campos obrigatórios']);
    await write(view, 'Nome completo', 'Camila');
    await send(view);
    await waitFor(() =>
      expect(view.toasts().map(({ title }) => title)).toEqual(['Erro ao enviar solicitação']),
    );
  });

  it('reports an ended session', async () => {
    const view = await open('signedOut');
    await send(view);
    await waitFor(() =>
      expect(view.toasts()).toEqual([
        { title: 'Erro de autenticação', text: 'Você precisa estar logado para enviar a solicitação.' },
      ]),
    );
  });

  it('sends an account without consents to give them, and keeps the input', async () => {
    const view = await open('withoutSignUp');
    await write(view, /Biografia/, 'Rascunho');
    await send(view);
    await waitFor(() => expect(view.address()).toBe('/nova-senha?next=%2Fprofessional%2Fapply'));
    expect(sessionStorage.getItem('vinculo-draft-application')).toContain('"Rascunho"');
    expect(view.toasts()[0]?.title).toBe('Conclua seu cadastro');
    expect(await newest(view)).toMatchObject({ application_status: 'needs_info' });
  });

  it('opens the status page if another tab was faster', async () => {
    const view = await open('needsInfo');
    await embedded.exec(`update public.professional_applications set application_status = 'pending'
      where application_status = 'needs_info'`);
    await send(view);
    await screen.findByRole('heading', { name: 'Em análise' });
    expect(view.toasts()[0]?.text).toBe('Você já tem uma solicitação em análise.');
  });

  it('can be reloaded when it fails to load', async () => {
    await openScenario(ProfessionalRoutes, scenarios.unreachable);
    expect(await screen.findByText('Não foi possível carregar os dados do perfil.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tentar Novamente' })).toBeEnabled();
  });

  it.each(['patient', 'needsInfo'] as const)('has no axe violations: %s', async (name) => {
    const view = await open(name);
    await send(view);
    expect(await axe(view.container)).toHaveNoViolations();
  });
});

/** Opens an application whose submission the server refuses with a code. */
async function openRefused(code: string) {
  const view = await openScenario(ProfessionalRoutes, {
    ...scenarios.needsInfo,
    faults: [
      {
        path: '/rest/v1/rpc/submit_professional_application',
        answer: { status: 400, body: { code: 'P0001', message: code } },
      },
    ],
  });
  await screen.findByRole('button', { name: 'Enviar solicitação' });
  return view;
}

async function openWithKept(kept: string, name: keyof typeof scenarios) {
  sessionStorage.setItem('vinculo-draft-application', kept);
  return open(name);
}
