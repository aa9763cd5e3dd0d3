import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { leaveScreen } from 'shared-portal/leaving';
import { openScenario } from 'shared-portal/testing';
import { PatientRoutes } from '../routes';
import { scenarios } from './scenarios';

const DASHBOARD = '/patient/dashboard';
const MARK = 'Alterações não salvas';
const question = () => screen.findByRole('dialog', { name: 'Sair sem salvar?' });
const press = (button: string) => fireEvent.click(screen.getByRole('button', { name: button }));
const headerLink = document.createElement('a');

/** Opens the profile from the dashboard and changes the city. */
async function openChanged() {
  window.history.pushState({}, '', DASHBOARD);
  window.history.pushState({}, '', '/');
  const opened = await openScenario(PatientRoutes, scenarios.filled);
  const form = within(await screen.findByRole('form', { name: 'Dados pessoais' }));
  expect(screen.queryByText(MARK)).not.toBeInTheDocument();
  await opened.user.type(form.getByLabelText('Cidade (opcional)'), ' do Sul');
  expect(form.getByText(MARK)).toBeInTheDocument();
  return opened;
}

beforeEach(() => {
  headerLink.href = DASHBOARD;
  document.body.append(headerLink);
});
afterEach(() => headerLink.remove());

it('asks on a link, which may belong to another root, and leaves after confirmation', async () => {
  const { address } = await openChanged();
  fireEvent.click(headerLink);
  await question();
  press('Continuar editando');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/patient/profile');
  expect(screen.getByText(MARK)).toBeInTheDocument();
  fireEvent.click(headerLink);
  await question();
  press('Sair sem salvar');
  await waitFor(() => expect(address()).toBe(DASHBOARD));
});

it('asks on Back, and goes back after confirmation', async () => {
  const { address } = await openChanged();
  window.history.back();
  await question();
  expect(address()).toBe('/patient/profile');
  press('Continuar editando');
  window.history.back();
  await question();
  press('Sair sem salvar');
  await waitFor(() => expect(address()).toBe(DASHBOARD));
});

it('asks on sign-out, and again after a failed one', async () => {
  const { address } = await openChanged();
  const signOut = jest.fn();
  leaveScreen(signOut);
  await question();
  press('Continuar editando');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(signOut).not.toHaveBeenCalled();
  for (const times of [1, 2]) {
    leaveScreen(signOut);
    await question();
    press('Sair sem salvar');
    expect(signOut).toHaveBeenCalledTimes(times);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
  expect(address()).toBe('/patient/profile');
  expect(screen.getByText(MARK)).toBeInTheDocument();
});

it('lets the browser ask on reload', async () => {
  await openChanged();
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);
});

it('does not ask once the changes are saved', async () => {
  const { user, toasts, address } = await openChanged();
  await user.click(screen.getByRole('button', { name: 'Salvar alterações' }));
  await waitFor(() => expect(toasts()).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(MARK)).not.toBeInTheDocument());
  // Only the portal's own links navigate without leaving the document.
  headerLink.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(headerLink);
  expect(screen.queryByRole('dialog', { name: 'Sair sem salvar?' })).not.toBeInTheDocument();
  expect(address()).toBe('/patient/profile');
});
