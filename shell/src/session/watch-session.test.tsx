import { act, screen, waitFor } from '@testing-library/react';
import { server } from 'embedded-backend/jest';
import { http, HttpResponse } from 'msw';
import { PEOPLE } from 'embedded-backend/seed';
import { openShell } from '../testing/open-shell';
import { SESSION_KEY } from './stored-session';

jest.mock('../remotes/federation');

const signedIn = { title: '', path: '/patient/search', as: 'patient' } as const;
const area = (name: string) => screen.findByRole('heading', { name });

/** Enters the back-forward cache. */
const leave = () => act(() => void window.dispatchEvent(new Event('pagehide')));
/** Returns from it. */
const comeBack = () =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

/** jsdom cannot reload and logs an error instead. */
const expectReload = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(() => {
  document.documentElement.hidden = false;
});

describe('the session of the page', () => {
  it('loads nothing for a visitor', async () => {
    const asked = jest.fn();
    server.use(
      http.get('*/portal-config.json', () => {
        asked();
        return HttpResponse.json({});
      }),
    );
    const { portal } = await openShell({ title: '', path: '/' });
    await area('mf-public');
    expect(portal.session.getState()).toEqual({ phase: 'signed-out' });
    expect(asked).not.toHaveBeenCalled();
  });

  it('treats the user as signed out until the configuration can be read', async () => {
    server.use(
      http.get('*/portal-config.json', () => HttpResponse.json({}, { status: 500 }), { once: true }),
    );
    const { address, portal } = await openShell(signedIn);
    await screen.findByRole('heading', { name: 'Entrar' });
    expect(address()).toBe('/auth?next=%2Fpatient%2Fsearch');
    expect(portal.session.getState()).toEqual({ phase: 'signed-out' });
    act(() => void window.dispatchEvent(new Event('focus')));
    await area('mf-patient');
    expect(address()).toBe('/patient/search');
  });

  it('follows a sign-in in another tab', async () => {
    const { portal } = await openShell({ title: '', path: '/' });
    await area('mf-public');
    localStorage.setItem(SESSION_KEY, JSON.stringify(await embedded.signIn(PEOPLE.camila.email)));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY })));
    expect(await screen.findByRole('button', { name: 'Sair' })).toBeInTheDocument();
    expect(portal.session.getState()).toMatchObject({ phase: 'signed-in' });
  });

  it.each([
    ['hears', () => new StorageEvent('storage', { key: SESSION_KEY })],
    ['comes back', () => new Event('focus')],
  ] as const)('follows a sign-out in another tab without a broadcast channel: %s', async (_, event) => {
    const { address, portal } = await openShell(signedIn);
    await area('mf-patient');
    localStorage.removeItem(SESSION_KEY);
    act(() => void window.dispatchEvent(event()));
    await screen.findByRole('heading', { name: 'Entrar' });
    expect(address()).toBe('/auth?next=%2Fpatient%2Fsearch');
    expect(portal.session.getState()).toEqual({ phase: 'signed-out' });
  });

  it('follows a change of user in another tab', async () => {
    const { portal } = await openShell(signedIn);
    await area('mf-patient');
    const other = await embedded.signIn(PEOPLE.eduardo.email);
    localStorage.setItem(SESSION_KEY, JSON.stringify(other));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY })));
    await waitFor(() =>
      expect(portal.session.getState()).toMatchObject({
        email: PEOPLE.eduardo.email,
        account: { state: 'ready' },
      }),
    );
  });

  it('hides a page restored from the back-forward cache after a sign-out', async () => {
    await openShell(signedIn);
    await area('mf-patient');
    leave();
    localStorage.removeItem(SESSION_KEY);
    expectReload();
    comeBack();
    expect(document.documentElement).not.toBeVisible();
  });

  it('hides it even if the page learned of the sign-out before it is shown', async () => {
    const { portal } = await openShell(signedIn);
    await area('mf-patient');
    leave();
    localStorage.removeItem(SESSION_KEY);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY })));
    await waitFor(() => expect(portal.session.getState()).toEqual({ phase: 'signed-out' }));
    expectReload();
    comeBack();
    expect(document.documentElement).not.toBeVisible();
  });

  it('hides it when another user has signed in since', async () => {
    await openShell(signedIn);
    await area('mf-patient');
    leave();
    localStorage.setItem(SESSION_KEY, JSON.stringify(await embedded.signIn(PEOPLE.eduardo.email)));
    expectReload();
    comeBack();
    expect(document.documentElement).not.toBeVisible();
  });

  it('shows it to a user who is still signed in, and to visitors', async () => {
    await openShell(signedIn);
    await area('mf-patient');
    leave();
    comeBack();
    expect(document.documentElement.hidden).toBe(false);
  });
});
