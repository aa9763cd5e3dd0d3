import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { API_ORIGIN } from 'embedded-backend/jest';
import { PEOPLE } from 'embedded-backend/seed';
import { openScenario, tabTo } from 'shared-portal/testing';
import { PatientRoutes } from '../../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(PatientRoutes, scenarios[name]);
type View = Awaited<ReturnType<typeof open>>;

const PHONE = 'Chrome no Android';
const LOST_PHONE = 'lostphone234';
const UNKNOWN = 'Navegador não reconhecido';
const list = () => screen.findByRole('list', { name: 'Seus aparelhos' });
const devices = async () => within(await list()).getAllByRole('listitem');
const names = async () => (await devices()).map((row) => row.querySelector('b')?.textContent);
const endButton = (device: string) =>
  screen.findByRole('button', { name: new RegExp(`^Encerrar: ${device}`) });
const leaveButton = () => screen.findByRole('button', { name: 'Sair dos outros aparelhos' });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Encerrar acesso' }));
const confirm = async () => (await dialog()).getByRole('button', { name: 'Encerrar acesso' });

async function end({ user }: View, device: string) {
  await user.click(await endButton(device));
  await user.click(await confirm());
}

/** Whether the session of a refresh token can still be renewed. */
const renewal = async (refresh_token: string) =>
  (
    await fetch(`${API_ORIGIN}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { apikey: embedded.keys.publishable, 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token }),
    })
  ).status;

const ENDED = { title: 'Acesso encerrado', text: `${PHONE} sai da sua conta em até uma hora.` };
const NOT_ENDED = {
  title: 'Acesso não encerrado',
  text: 'Não foi possível encerrar o acesso. Tente novamente.',
};
const OVER = { title: 'Este acesso acabou', text: 'Entre de novo para ver os seus aparelhos.' };

describe('the devices', () => {
  it.each(['several', 'professional'] as const)(
    '%s: lists them, the current one first, without expired sessions',
    async (name) => {
      await open(name);
      const [here, phone, other, ...more] = await devices();
      expect(here).toHaveTextContent(/Este aparelho, agoraEntrou em 20\/11\/2026 às 11:02$/);
      expect(within(here as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
      expect(phone).toHaveTextContent(
        `${PHONE}Usado por volta de 19/11/2026 às 18:40Entrou em 02/11/2026 às 10:11Encerrar`,
      );
      expect(other).toHaveTextContent(
        `${UNKNOWN}Usado por volta de 16/11/2026 às 09:30Entrou em 16/11/2026 às 09:30Encerrar`,
      );
      expect(more).toEqual([]);
    },
  );

  it('shows that this is the only device, with no others to sign out', async () => {
    await open('onlyThisDevice');
    expect(await screen.findByText('Sua conta está aberta só neste aparelho.')).toBeInTheDocument();
    expect(await devices()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Sair dos outros aparelhos' })).not.toBeInTheDocument();
  });

  it('offers a retry when they cannot be loaded, and still allows signing out all others', async () => {
    const { user, toasts } = await open('unreachable');
    expect(await screen.findByText('Não foi possível carregar os seus aparelhos.')).toBeInTheDocument();
    await user.click(await leaveButton());
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Acesso encerrado' }]));
    expect(await renewal(LOST_PHONE)).toBe(400);
  });

  it('redirects to sign-in when this session was ended elsewhere', async () => {
    const answer = { status: 400, body: { code: 'P0001', message: 'session_ended' } };
    const { portal } = await openScenario(PatientRoutes, {
      ...scenarios.several,
      faults: [{ path: '/rest/v1/rpc/my_sessions', answer }],
    });
    await waitFor(() => expect(portal.session.getState().phase).toBe('signed-out'));
  });

  it('has no axe violations, including the dialog', async () => {
    const { user, container } = await open('several');
    await user.click(await endButton(PHONE));
    await dialog();
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe("ending one device's access", () => {
  it('explains the effect first, and does nothing when cancelled', async () => {
    const { user, toasts } = await open('several');
    const button = await endButton(PHONE);
    await user.click(button);
    const inside = await dialog();
    expect(
      inside.getByText(`${PHONE}, que entrou em 02/11/2026 às 10:11, sai da sua conta.`),
    ).toBeInTheDocument();
    expect(inside.getByText(/^Pode levar até uma hora/)).toBeInTheDocument();
    await user.click(inside.getByRole('button', { name: 'Voltar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    expect(toasts()).toEqual([]);
    expect(await renewal(LOST_PHONE)).toBe(200);
  });

  it('ends only that session and focuses the section', async () => {
    const view = await open('several');
    const [here] = await names();
    await end(view, PHONE);
    await waitFor(() => expect(view.toasts()).toEqual([ENDED]));
    await waitFor(async () => expect(await names()).toEqual([here, UNKNOWN]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Seus aparelhos' })).toHaveFocus());
    expect(await renewal(LOST_PHONE)).toBe(400);
    expect(await renewal('somebodys234')).toBe(200);
    expect((await view.client.auth.refreshSession()).error).toBeNull();
  });

  it('works by keyboard only', async () => {
    const { user, toasts } = await open('several');
    await tabTo(user, await endButton(PHONE));
    await user.keyboard('{Enter}');
    await tabTo(user, await confirm());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(toasts()).toEqual([ENDED]));
  });

  it('sends one request for a double click', async () => {
    const view = await openScenario(PatientRoutes, { ...scenarios.several, latencyMs: 200 });
    await view.user.click(await endButton(PHONE));
    await view.user.dblClick(await confirm());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(async () => expect(await names()).toHaveLength(2));
    expect(view.toasts()).toEqual([ENDED]);
  });

  it('can be retried after a failure', async () => {
    const view = await open('endFailsOnce');
    await end(view, PHONE);
    await waitFor(() => expect(view.toasts()).toEqual([NOT_ENDED]));
    await view.user.click(await confirm());
    await waitFor(() => expect(view.toasts()).toEqual([ENDED]));
  });

  it('succeeds if the session was already over', async () => {
    const view = await open('several');
    await endButton(PHONE);
    await embedded.exec(`delete from auth.sessions where user_agent like '%Android%';`);
    await end(view, PHONE);
    await waitFor(() => expect(view.toasts()).toEqual([ENDED]));
  });

  it('redirects to sign-in if the current session was ended', async () => {
    const view = await open('several');
    await endButton(PHONE);
    await embedded.exec(`delete from auth.sessions where id not in (select session_id from auth.refresh_tokens
      where token = '${LOST_PHONE}');`);
    await end(view, PHONE);
    await waitFor(() => expect(view.toasts()).toEqual([OVER]));
    await waitFor(() => expect(view.portal.session.getState().phase).toBe('signed-out'));
    expect(await renewal(LOST_PHONE)).toBe(200);
  });
});

describe('signing out all other devices', () => {
  it('ends them, but neither this session nor another user’s', async () => {
    const { user, client, toasts } = await open('several');
    const another = await embedded.signIn(PEOPLE.eduardo.email);
    await user.dblClick(await leaveButton());
    await waitFor(() =>
      expect(toasts()).toEqual([
        { title: 'Acesso encerrado', text: 'Só este aparelho continua na sua conta.' },
      ]),
    );
    expect(await screen.findByText('Sua conta está aberta só neste aparelho.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Seus aparelhos' })).toHaveFocus());
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(await renewal(LOST_PHONE)).toBe(400);
    expect(await renewal(another.refresh_token)).toBe(200);
  });

  it('keeps them listed and reports the error when the server fails', async () => {
    const { user, toasts } = await open('signOutOthersFails');
    await user.click(await leaveButton());
    await waitFor(() => expect(toasts()).toEqual([NOT_ENDED]));
    expect(await names()).toHaveLength(3);
    expect(await renewal(LOST_PHONE)).toBe(200);
  });

  it('redirects to sign-in if the current session was ended', async () => {
    const { user, toasts, portal } = await open('several');
    const button = await leaveButton();
    await embedded.exec('delete from auth.sessions;');
    await user.click(button);
    await waitFor(() => expect(toasts()).toEqual([OVER]));
    await waitFor(() => expect(portal.session.getState().phase).toBe('signed-out'));
  });
});
