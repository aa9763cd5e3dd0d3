import { screen, waitFor } from '@testing-library/react';
import { server } from 'embedded-backend/jest';
import { delay, http, HttpResponse } from 'msw';
import { openShell } from '../testing/open-shell';

jest.mock('../remotes/federation');

const KEY = 'vinculo-account';
const area = (name: string) => screen.findByRole('heading', { name });
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;
/** The account request never resolves. */
const holdAccount = () =>
  server.use(http.all('*/rest/v1/profiles', () => delay('infinite').then(() => undefined)));

describe('the account stored by the previous page load', () => {
  it('opens a screen after a reload before the account is read again', async () => {
    const shell = await openShell({ title: '', path: '/patient/search', as: 'patient' });
    await area('mf-patient');
    await waitFor(() => expect(stored()).toMatchObject({ account: { role: 'patient' } }));
    holdAccount();
    shell.reload();
    await area('mf-patient');
    expect(screen.queryByText('Verificando permissões...')).not.toBeInTheDocument();
  });

  it('is replaced by the account read from the server: a revoked permission is gone', async () => {
    const shell = await openShell({ title: '', path: '/professional/dashboard', as: 'professional' });
    await area('mf-professional');
    await waitFor(() => expect(stored()).not.toBeNull());
    await embedded.exec("update public.professionals set approval_status = 'suspended';");
    shell.reload();
    await waitFor(() => expect(shell.address()).toBe('/professional/pending'));
    await waitFor(() => expect(stored()).toMatchObject({ account: { approvalStatus: 'suspended' } }));
  });

  it("ignores another user's account and another release's format", async () => {
    const shell = await openShell({ title: '', path: '/patient/search', as: 'patient' });
    await area('mf-patient');
    await waitFor(() => expect(stored()).not.toBeNull());
    const known = stored() as object;
    for (const change of [{ userId: crypto.randomUUID() }, { version: 0 }]) {
      localStorage.setItem(KEY, JSON.stringify({ ...known, ...change }));
      holdAccount();
      const { unmount } = shell.reload();
      await screen.findByText('Verificando permissões...');
      expect(screen.queryByRole('heading', { name: 'mf-patient' })).not.toBeInTheDocument();
      unmount();
    }
  });

  it('is removed with the session', async () => {
    const shell = await openShell({ title: '', path: '/patient/search', as: 'patient' });
    await area('mf-patient');
    await waitFor(() => expect(stored()).not.toBeNull());
    await shell.user.click(screen.getByRole('button', { name: 'Sair' }));
    await waitFor(() => expect(shell.address()).toBe('/'));
    expect(stored()).toBeNull();
  });

  it.each(['/auth', '/auth-redirect'])(
    'does not decide where %s redirects: a newer approval counts',
    async (path) => {
      const shell = await openShell({
        title: '',
        path: '/professional/pending',
        as: 'professional',
        setup: "update public.professionals set approval_status = 'pending';",
      });
      await waitFor(() => expect(stored()).toMatchObject({ account: { approvalStatus: 'pending' } }));
      await embedded.exec("update public.professionals set approval_status = 'approved';");
      shell.history.navigator.replace(path);
      shell.reload();
      await waitFor(() => expect(shell.address()).toBe('/professional/dashboard'));
    },
  );

  it('does not hide a failed account read', async () => {
    const shell = await openShell({ title: '', path: '/patient/search', as: 'patient' });
    await area('mf-patient');
    await waitFor(() => expect(stored()).not.toBeNull());
    server.use(http.all('*/rest/v1/profiles', () => HttpResponse.json({}, { status: 500 })));
    shell.reload();
    expect(await screen.findByText('Erro de autorização')).toBeInTheDocument();
    await waitFor(() => expect(shell.address()).toMatch(/^\/auth/));
  });

  it('is removed when another release ended the session', async () => {
    localStorage.setItem(KEY, '{}');
    await openShell({ title: '', path: '/' });
    await waitFor(() => expect(stored()).toBeNull());
  });

  it('contains no text written by the team', async () => {
    await openShell({
      title: '',
      path: '/professional/pending',
      as: 'professional',
      setup: "update public.professionals set approval_status = 'suspended', suspension_reason = 'Motivo';",
    });
    await waitFor(() => expect(stored()).toMatchObject({ account: { approvalStatus: 'suspended' } }));
    expect(JSON.stringify(stored())).not.toContain('Motivo');
  });
});
