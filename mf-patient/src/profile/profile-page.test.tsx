import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PEOPLE } from 'embedded-backend/seed';
import { figuresIn, openScenario } from 'shared-portal/testing';
import { PatientRoutes } from '../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(PatientRoutes, scenarios[name]);
const personal = () => screen.findByRole('form', { name: 'Dados pessoais' });
const emergency = () => screen.findByRole('form', { name: 'Contato de emergência' });

type Client = Awaited<ReturnType<typeof open>>['client'];

async function stored(client: Client) {
  const { data } = await client.from('profiles').select('*').eq('email', PEOPLE.camila.email).single();
  return data;
}

const SAVED = { title: 'Perfil atualizado!', text: 'Suas informações foram salvas com sucesso.' };
const NO_CONNECTION = 'Você está sem conexão. Tente novamente quando ela voltar.';
const NOT_SAVED = {
  title: 'Erro ao salvar',
  text: 'Não foi possível atualizar o perfil. Tente novamente.',
};

describe('personal data', () => {
  it('requires a listed city from a professional, with the error on the field', async () => {
    const { user, toasts } = await open('professional');
    const form = within(await personal());
    const [city, state] = [
      form.getByLabelText('Cidade (opcional)'),
      form.getByLabelText('Estado (opcional)'),
    ];
    await user.clear(state);
    await user.type(state, 'SP');
    await user.clear(city);
    await user.type(city, 'Sampa');
    await user.tab();
    await waitFor(() => expect(city).toHaveAccessibleDescription('Escolha uma cidade da lista do estado.'));
    await user.clear(state);
    await user.click(form.getByRole('button', { name: 'Salvar alterações' }));
    await waitFor(() => expect(city).toHaveFocus());
    expect(toasts()).toEqual([]);
  });

  it("shows the user's data, with e-mail and CPF read-only", async () => {
    await open('filled');
    const form = within(await personal());
    for (const [label, value] of [
      ['Nome', 'Camila'],
      ['Sobrenome (opcional)', 'Ribeiro dos Santos'],
      ['E-mail', PEOPLE.camila.email],
      ['Data de nascimento (opcional)', '14/03/1991'],
      ['Cidade (opcional)', 'São Paulo'],
      ['Estado (opcional)', 'SP'],
    ] as const)
      expect(form.getByLabelText(label)).toHaveValue(value);
    expect((form.getByLabelText('CPF') as HTMLInputElement).value).toMatch(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/);
    expect(form.getByLabelText('E-mail')).toHaveAttribute('readonly');
    expect(form.getByLabelText('CPF')).toHaveAttribute('readonly');
    expect(screen.getByText('Paciente desde abril de 2026')).toBeInTheDocument();
  });

  it("shows a professional's join date and own consultations as a patient", async () => {
    await open('professional');
    expect(await screen.findByText(/^No Vínculo desde /)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Estatísticas como paciente' })).toBeInTheDocument();
    expect(screen.getByText(/aparecem no seu perfil público/)).toBeInTheDocument();
  });

  it('saves, and updates the name in the portal', async () => {
    const { user, client, toasts, portal } = await open('filled');
    const form = within(await personal());
    for (const [label, value] of [
      ['Nome', 'Camila Maria'],
      ['Sobrenome (opcional)', 'Ribeiro'],
      ['Telefone (opcional)', '21987654321'],
      ['Data de nascimento (opcional)', '02111990'],
      ['Cidade (opcional)', 'Niterói'],
      ['Estado (opcional)', 'rj1'],
    ] as const) {
      await user.clear(form.getByLabelText(label));
      await user.type(form.getByLabelText(label), value);
    }
    await user.click(form.getByRole('button', { name: 'Salvar alterações' }));
    await waitFor(() => expect(toasts()).toEqual([SAVED]));
    expect(await stored(client)).toMatchObject({
      full_name: 'Camila Maria Ribeiro',
      phone: '21987654321',
      birth_date: '1990-11-02',
      city: 'Niterói',
      state: 'RJ',
    });
    await waitFor(() =>
      expect(portal.session.getState()).toHaveProperty('account.account.fullName', 'Camila Maria Ribeiro'),
    );
  });

  it('keeps what was saved in another tab, and saves a city with its state', async () => {
    const { user, client, toasts } = await open('filled');
    const form = within(await personal());
    const elsewhere = { phone: '21987654321', birth_date: '1990-11-02', city: 'Niterói', state: 'RJ' };
    await client.from('profiles').update(elsewhere).eq('email', PEOPLE.camila.email);
    const lastName = form.getByLabelText('Sobrenome (opcional)');
    await user.clear(lastName);
    await user.type(lastName, 'Ribeiro');
    await user.click(form.getByRole('button', { name: 'Salvar alterações' }));
    await waitFor(() => expect(toasts()).toEqual([SAVED]));
    expect(await stored(client)).toMatchObject({ ...elsewhere, full_name: 'Camila Ribeiro' });
    const city = form.getByLabelText('Cidade (opcional)');
    await user.clear(city);
    await user.type(city, 'Campinas');
    await user.click(form.getByRole('button', { name: 'Salvar alterações' }));
    await waitFor(async () =>
      expect(await stored(client)).toMatchObject({ ...elsewhere, city: 'Campinas', state: 'SP' }),
    );
  });

  it('changes nothing when nothing was changed', async () => {
    const { user, client, toasts } = await open('filled');
    const form = within(await personal());
    await client.from('profiles').update({ phone: '21987654321' }).eq('email', PEOPLE.camila.email);
    await user.click(form.getByRole('button', { name: 'Salvar alterações' }));
    await waitFor(() => expect(toasts()).toEqual([SAVED]));
    expect(await stored(client)).toMatchObject({ phone: '21987654321' });
  });

  it('saves once for a double click', async () => {
    // The first save is still in flight at the second click, as on any network.
    const { user, toasts } = await openScenario(PatientRoutes, { ...scenarios.filled, latencyMs: 200 });
    const form = within(await personal());
    await user.dblClick(form.getByRole('button', { name: 'Salvar alterações' }));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await waitFor(() =>
      expect(form.getByRole('button', { name: 'Salvar alterações' })).not.toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
    expect(toasts()).toEqual([SAVED]);
  });

  it('requires only the name', async () => {
    const { user, client, toasts } = await open('filled');
    const form = within(await personal());
    for (const label of [/^Nome/, /^Telefone/, /^Data de nascimento/, /^Cidade/, /^Estado/])
      await user.clear(form.getByLabelText(label));
    await user.click(form.getByRole('button', { name: 'Salvar alterações' }));
    expect(toasts()).toEqual([{ title: 'Nome obrigatório', text: 'Por favor, preencha seu nome completo.' }]);
    const name = form.getByLabelText('Nome');
    expect(name).toHaveAccessibleDescription('Por favor, preencha seu nome completo.');
    await waitFor(() => expect(name).toHaveFocus());
    // An invisible name is rejected too.
    await user.type(name, '\u2060\u0301');
    await user.click(form.getByRole('button', { name: 'Salvar alterações' }));
    expect(toasts()).toHaveLength(1);
    expect(name).toBeInvalid();
    await user.clear(name);
    await user.type(name, 'Camila');
    expect(name).toBeValid();
    await user.click(form.getByRole('button', { name: 'Salvar alterações' }));
    await waitFor(() => expect(toasts()).toEqual([SAVED]));
    expect(await stored(client)).toMatchObject({ phone: null, birth_date: null, city: null, state: null });
  });

  it.each([
    ['Telefone (opcional)', '1198', 'Informe o telefone com DDD, por exemplo (11) 99999-9999.'],
    ['Estado (opcional)', 'XX', 'Use a sigla, como SP.'],
    ['Estado (opcional)', 's', 'Use a sigla, como SP.'],
    ['Data de nascimento (opcional)', '31/02/1990', 'Informe uma data que existe, como 14/03/1991.'],
  ])('is not saved with a wrong %s', async (label, typed, message) => {
    const { user, toasts } = await open('filled');
    const form = within(await personal());
    await user.clear(form.getByLabelText(label));
    await user.type(form.getByLabelText(label), typed);
    await user.click(form.getByRole('button', { name: 'Salvar alterações' }));
    expect(form.getByLabelText(label)).toHaveAccessibleDescription(message);
    await waitFor(() => expect(form.getByLabelText(label)).toHaveFocus());
    expect(toasts()).toEqual([]);
  });

  it('shows a professional’s unknown city on its field', async () => {
    const { user, toasts } = await openScenario(PatientRoutes, {
      ...scenarios.slow,
      as: 'professional',
      latencyMs: 0,
    });
    const form = within(await personal());
    const city = form.getByLabelText('Cidade (opcional)');
    await user.clear(city);
    await user.type(city, 'Sampa');
    await user.click(form.getByRole('button', { name: 'Salvar alterações' }));
    await waitFor(() => expect(city).toHaveFocus());
    expect(city).toHaveAccessibleDescription('Escolha uma cidade da lista do estado.');
    expect(city).toHaveValue('Sampa');
    expect(toasts()).toEqual([]);
    await user.type(city, 's');
    expect(city).toBeValid();
  });

  it('keeps the input after a lost connection and can be saved again', async () => {
    const { user, toasts, client } = await open('notSavedOnce');
    const form = within(await personal());
    await user.clear(form.getByLabelText('Cidade (opcional)'));
    await user.type(form.getByLabelText('Cidade (opcional)'), 'Olinda');
    await user.click(form.getByRole('button', { name: 'Salvar alterações' }));
    await waitFor(() => expect(toasts()).toEqual([{ title: 'Erro ao salvar', text: NO_CONNECTION }]));
    expect(form.getByLabelText('Cidade (opcional)')).toHaveValue('Olinda');
    await user.click(form.getByRole('button', { name: 'Salvar alterações' }));
    await waitFor(() => expect(toasts()).toEqual([SAVED]));
    expect(await stored(client)).toHaveProperty('city', 'Olinda');
  });
});

describe('contact preferences', () => {
  it('start as agreed: e-mail and push on, SMS off', async () => {
    await open('bare');
    expect(await screen.findByRole('switch', { name: 'E-mail' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'SMS' })).not.toBeChecked();
    expect(screen.getByRole('switch', { name: 'Notificações push' })).toBeChecked();
  });

  it('are saved one by one', async () => {
    const { user, toasts, client } = await open('bare');
    const sms = await screen.findByRole('switch', { name: 'SMS' });
    await user.click(sms);
    expect(sms).toBeChecked();
    await waitFor(() => expect(toasts()).toEqual([SAVED]));
    expect(sms).toBeChecked();
    expect(await stored(client)).toMatchObject({
      contact_email: true,
      contact_sms: true,
      contact_push: true,
    });
  });

  it('revert to the stored values when they cannot be saved', async () => {
    const { user, toasts } = await open('notSaved');
    const push = await screen.findByRole('switch', { name: 'Notificações push' });
    await user.click(push);
    await waitFor(() => expect(toasts()).toEqual([NOT_SAVED]));
    expect(push).toBeChecked();
  });
});

describe('the emergency contact', () => {
  it('is saved separately', async () => {
    const { user, toasts, client } = await open('bare');
    const form = within(await emergency());
    await user.type(form.getByLabelText('Nome (opcional)'), 'Sônia Ribeiro');
    await user.type(form.getByLabelText('Relação (opcional)'), 'Mãe');
    await user.type(form.getByLabelText('Telefone (opcional)'), '11912345678');
    await user.click(form.getByRole('button', { name: 'Salvar contato' }));
    await waitFor(() => expect(toasts()).toEqual([SAVED]));
    expect(await stored(client)).toMatchObject({
      emergency_name: 'Sônia Ribeiro',
      emergency_relation: 'Mãe',
      emergency_phone: '11912345678',
    });
  });

  it('requires a complete phone', async () => {
    const { user, toasts } = await open('filled');
    const phone = within(await emergency()).getByLabelText('Telefone (opcional)');
    await user.type(phone, '{Backspace}{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Salvar contato' }));
    expect(phone).toBeInvalid();
    expect(toasts()).toEqual([]);
  });
});

describe('the statistics', () => {
  const figures = async () => {
    await screen.findByText('Concluídas');
    return figuresIn(screen.getByRole('region', { name: 'Estatísticas' }));
  };

  it('are counted from the consultations', async () => {
    await open('filled');
    expect(await figures()).toEqual({ Concluídas: '3', Agendadas: '1', Avaliadas: '1', Profissionais: '4' });
  });

  it('are zero for a new user', async () => {
    await open('bare');
    expect(await figures()).toEqual({ Concluídas: '0', Agendadas: '0', Avaliadas: '0', Profissionais: '0' });
  });
});

describe('the page', () => {
  it('offers a retry when the data cannot be loaded', async () => {
    await open('unreachable');
    expect(await screen.findByText('Não foi possível carregar os dados do perfil.')).toBeInTheDocument();
    expect(await screen.findByText('Não foi possível carregar as estatísticas.')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Tentar Novamente' })).toHaveLength(2);
  });

  it('has no axe violations', async () => {
    const { container } = await open('filled');
    await personal();
    await screen.findByText('Concluídas');
    expect(await axe(container)).toHaveNoViolations();
  });
});
