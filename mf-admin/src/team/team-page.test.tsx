import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { totp } from 'embedded-backend/totp';
import { PEOPLE } from 'embedded-backend/seed';
import { choose, openScenario } from 'shared-portal/testing';
import { AdminRoutes } from '../routes';
import { scenarios, SECRET, withDevice } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(AdminRoutes, scenarios[name]);
type Opened = Awaited<ReturnType<typeof open>>;
const table = () => screen.findByRole('table', { name: 'Pessoas da equipe' });
const rowOf = async (name: RegExp) => within(await table()).findByRole('row', { name });
const rightCode = () => totp(SECRET, Date.now());
const prove = async ({ user }: Opened, dialog: ReturnType<typeof within>, code: string) => {
  await user.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Combinado na reunião');
  await user.type(dialog.getByRole('textbox', { name: /^Código/ }), code);
};
/** Once the caller's devices are known. */
const dialogNamed = async (name: string) => {
  await screen.findByRole('textbox', { name: /^Código/ });
  return within(screen.getByRole('dialog', { name }));
};
const requestOf = async (name: string) => within(await screen.findByRole('article', { name }));

describe('the team', () => {
  it('shows who has which role', async () => {
    const { container } = await open('team');
    expect(await rowOf(/Beatriz Farias Administração completa/)).toHaveTextContent(
      'O seu papel, outra pessoa muda',
    );
    expect(await rowOf(/Eduardo.* Atendimento/)).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is reached from the users', async () => {
    const { user, address } = await openScenario(AdminRoutes, { ...scenarios.team, path: '/admin/users' });
    await user.click(await screen.findByRole('link', { name: 'Equipe e papéis' }));
    await table();
    expect(address()).toBe('/admin/equipe');
  });

  it('is only read in a role that does not decide on roles', async () => {
    await open('finance');
    await table();
    expect(screen.queryByRole('button', { name: /^Mudar papel/ })).not.toBeInTheDocument();
    expect(screen.getByText('Só quem tem administração completa muda papéis.')).toBeInTheDocument();
  });

  it('says that it could not be loaded', async () => {
    await open('unreachable');
    expect(await screen.findByText('Não foi possível carregar a equipe.')).toBeInTheDocument();
  });
});

describe('changing a role', () => {
  it('leads to a device where the caller has none', async () => {
    const { user } = await open('team');
    await user.click(within(await rowOf(/Eduardo/)).getByRole('button', { name: /^Mudar papel/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mudar papel na equipe' }));
    expect(await dialog.findByRole('link', { name: 'Cadastrar um dispositivo' })).toHaveAttribute(
      'href',
      '/verificacao',
    );
  });

  it('needs role, reason and the own code, and says what is wrong at the field', async () => {
    const opened = await open('team');
    const { user, toasts } = opened;
    const row = await rowOf(/Eduardo/);
    await embedded.exec(withDevice);
    await user.click(within(row).getByRole('button', { name: /^Mudar papel/ }));
    const dialog = await dialogNamed('Mudar papel na equipe');
    await user.click(dialog.getByRole('button', { name: 'Mudar papel' }));
    expect(dialog.getByText('Escolha um papel.')).toBeInTheDocument();
    expect(dialog.getByText(/Escreva o motivo/)).toBeInTheDocument();
    expect(dialog.getByText('Digite os seis números do aplicativo.')).toBeInTheDocument();
    await choose(user, 'Papel na equipe', 'Financeiro');
    await prove(opened, dialog, '000000');
    await user.click(dialog.getByRole('button', { name: 'Mudar papel' }));
    const code = dialog.getByRole('textbox', { name: /^Código/ });
    await waitFor(() => expect(code).toHaveAccessibleDescription(/não confere/));
    expect(dialog.getByRole('textbox', { name: /^Motivo/ })).toHaveValue('Combinado na reunião');
    await user.clear(code);
    await user.type(code, await rightCode());
    await user.click(dialog.getByRole('button', { name: 'Mudar papel' }));
    await waitFor(() => expect(toasts().at(-1)?.title).toBe('Papel mudado'));
    expect(await rowOf(/Eduardo.* Financeiro/)).toBeInTheDocument();
  });
});

describe('a change that waits', () => {
  it('is confirmed by the other full member', async () => {
    const opened = await open('request');
    const { user, toasts } = opened;
    const request = await requestOf(PEOPLE.camila.fullName);
    expect(request.getByText(/passa a ter o papel Financeiro/)).toBeInTheDocument();
    expect(request.getByText(/^Pedido por Marina Azevedo/)).toBeInTheDocument();
    await embedded.exec(withDevice);
    await user.click(request.getByRole('button', { name: 'Confirmar' }));
    const dialog = await dialogNamed('Confirmar a mudança');
    await prove(opened, dialog, await rightCode());
    await user.click(dialog.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(toasts().at(-1)?.title).toBe('Mudança confirmada'));
    expect(await rowOf(/Camila.* Financeiro/)).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('is declined with a reason', async () => {
    const opened = await open('request');
    const { user, toasts } = opened;
    const request = await requestOf(PEOPLE.camila.fullName);
    await embedded.exec(withDevice);
    await user.click(request.getByRole('button', { name: 'Recusar' }));
    const dialog = await dialogNamed('Recusar a mudança');
    await prove(opened, dialog, await rightCode());
    await user.click(dialog.getByRole('button', { name: 'Recusar' }));
    await waitFor(() => expect(toasts().at(-1)?.title).toBe('Mudança recusada'));
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
  });

  it('is not confirmed by who asked', async () => {
    await open('ownRequest');
    const request = await requestOf(PEOPLE.camila.fullName);
    expect(request.queryByRole('button', { name: 'Confirmar' })).not.toBeInTheDocument();
    expect(request.getByRole('button', { name: 'Retirar pedido' })).toBeInTheDocument();
    expect(request.getByText(/Espera que outra pessoa/)).toBeInTheDocument();
  });
});
