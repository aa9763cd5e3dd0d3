import { act, screen, waitFor } from '@testing-library/react';
import { openShell } from '../testing/open-shell';

jest.mock('../remotes/federation');

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe.each([
  ['/auth', 'Entrar'],
  ['/auth?mode=login', 'Entrar'],
  ['/auth?mode=login&role=professional&next=%2Fpatient%2Fsearch', 'Entrar'],
  ['/auth?mode=outra&role=outro', 'Entrar'],
  ['/auth?mode=signup', 'Criar Conta'],
  ['/auth?mode=signup&role=patient', 'Criar Conta'],
  ['/auth?mode=signup&role=professional', 'Criar Conta'],
  ['/esqueci-senha', 'Esqueci minha senha'],
  ['/esqueci-senha?next=%2Fpatient%2Fsearch&role=professional', 'Esqueci minha senha'],
  ['/nao-existe?a=1', 'Oops! Page not found'],
])('%s', (path, name) => {
  it(`opened directly, reloaded and revisited, it shows "${name}" and stays`, async () => {
    const { address, history, reload } = await openShell({ title: '', path });
    await heading(name);
    expect(address()).toBe(path);
    reload();
    await heading(name);
    expect(address()).toBe(path);
    act(() => history.navigator.push('/contato'));
    await heading('mf-public');
    act(() => window.history.back());
    await waitFor(() => expect(address()).toBe(path));
    await heading(name);
  });
});

it.each([
  ['/nova-senha', '/auth'],
  ['/auth-redirect', '/auth'],
  [
    '/auth-redirect?role=professional&next=%2Fpatient%2Fsearch',
    '/auth?role=professional&next=%2Fpatient%2Fsearch',
  ],
  ['/auth/callback?role=professional', '/auth?role=professional'],
  ['/welcome', '/auth'],
  ['/welcome?emailSent=false&role=patient', '/auth'],
  [
    '/welcome?emailSent=true&role=professional&next=%2Fpatient%2Fsearch',
    '/auth?role=professional&next=%2Fpatient%2Fsearch',
  ],
  ['/welcome?confirmed=true', '/auth'],
])('%s without state redirects to %s', async (path, to) => {
  const { address } = await openShell({ title: '', path });
  await waitFor(() => expect(address()).toBe(to));
  await heading('Entrar');
});
