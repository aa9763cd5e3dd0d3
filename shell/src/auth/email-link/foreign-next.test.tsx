import { screen, waitFor } from '@testing-library/react';
import { PEOPLE } from 'embedded-backend/seed';
import { elsewhere, mailedPath } from '../../testing/mail';
import { openShell } from '../../testing/open-shell';
import { PASSWORD } from '../../testing/people';

// safe-next.test.ts lists what counts as a foreign address; here each screen that follows `next` gets a few of
// them.
jest.mock('../../remotes/federation');

const FOREIGN = [
  '//evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/%2Fevil.example',
  '/%5Cevil.example',
];
const asNext = (address: string) => encodeURIComponent(address);
const title = '';

describe.each(FOREIGN)('%s as the next page', (foreign) => {
  it('is ignored by /auth-redirect', async () => {
    const { address } = await openShell({
      title,
      path: `/auth-redirect?next=${asNext(foreign)}`,
      as: 'patient',
    });
    await waitFor(() => expect(address()).toBe('/patient/dashboard'));
  });

  it('is ignored when a signed-in user opens /auth', async () => {
    const { address } = await openShell({ title, path: `/auth?next=${asNext(foreign)}`, as: 'patient' });
    await waitFor(() => expect(address()).toBe('/patient/dashboard'));
  });

  it('is ignored in an e-mail link and in the redirect address sent with the request', async () => {
    const inner = `http://localhost/auth/callback?next=${asNext(foreign)}`;
    const { address } = await openShell({
      title,
      path: `/auth/callback?next=${asNext(inner)}`,
      as: 'patient',
    });
    await waitFor(() => expect(address()).toBe('/patient/dashboard'));
  });
});

describe.each(FOREIGN.slice(0, 2))('%s after sign-up or a password reset', (foreign) => {
  it('does not appear in the links of the welcome page', async () => {
    const path = `/welcome?confirmed=true&next=${asNext(foreign)}`;
    await openShell({ title, path, as: 'patient' });
    expect(await screen.findByRole('link', { name: 'Continuar' })).toHaveAttribute('href', '/auth-redirect');
  });

  it('does not appear in the redirect of the confirmation e-mail', async () => {
    const { user } = await openShell({ title, path: `/auth?mode=signup&next=${asNext(foreign)}` });
    await user.type(await screen.findByLabelText('Nome completo'), 'Nova Pessoa');
    await user.type(screen.getByLabelText('CPF'), '52998224725');
    await user.type(screen.getByLabelText('Telefone'), '11982140673');
    await user.type(screen.getByLabelText('E-mail'), 'nova@vinculo.example');
    for (const label of ['Senha', 'Confirmar senha']) await user.type(screen.getByLabelText(label), PASSWORD);
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Criar Conta' }));
    await screen.findByRole('heading', { level: 1, name: /Que bom ter você aqui/ });
    expect(window.location.search).toBe('?role=patient&emailSent=true');
    const led = new URLSearchParams((await mailedPath('nova@vinculo.example')).split('?')[1]).get('next');
    expect(led).toBe('http://localhost/auth/callback');
  });

  it('is ignored after a new password is saved', async () => {
    const { address, user, history, reload } = await openShell({ title, path: '/esqueci-senha' });
    const redirectTo = `http://localhost/nova-senha?next=${asNext(foreign)}`;
    await elsewhere().auth.resetPasswordForEmail(PEOPLE.camila.email, { redirectTo });
    history.navigator.replace(await mailedPath(PEOPLE.camila.email));
    reload();
    await user.type(await screen.findByLabelText('Nova senha'), 'outra-senha-boa');
    await user.type(screen.getByLabelText('Confirmar senha'), 'outra-senha-boa{Enter}');
    expect(await screen.findByRole('link', { name: 'Voltar ao Início' })).toHaveAttribute('href', '/');
    expect(address()).toBe('/nova-senha');
  });
});
