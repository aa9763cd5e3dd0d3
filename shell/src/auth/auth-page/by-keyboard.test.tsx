import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { PEOPLE } from 'embedded-backend/seed';
import { tabThrough, tabTo } from 'shared-portal/testing';
import { elsewhere, mailedPath } from '../../testing/mail';
import { openShell } from '../../testing/open-shell';
import { PASSWORD, withPassword } from '../../testing/people';

jest.mock('../../remotes/federation');

const title = '';

/** Types into the focused field and tabs on. Empty text leaves the field unchanged. */
async function fillIn(
  user: UserEvent,
  fields: readonly (readonly [name: string, text: string])[],
): Promise<void> {
  for (const [name, text] of fields) {
    expect(document.activeElement).toHaveAccessibleName(name);
    if (text) await user.keyboard(text);
    await user.tab();
  }
}

/** Submits an invalid form with Enter: the first invalid field is focused within a frame. */
async function sendWrong(user: UserEvent): Promise<void> {
  await user.keyboard('{Enter}');
  await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

describe('keyboard only', () => {
  it('signs in: focuses the first invalid field, Enter submits', async () => {
    const { user, address } = await openShell({
      title,
      path: '/auth',
      setup: withPassword(PEOPLE.camila.email),
    });
    const email = await screen.findByLabelText('E-mail');
    await tabTo(user, email);
    await sendWrong(user);
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription('Informe seu e-mail.');
    await user.keyboard(PEOPLE.camila.email);
    await sendWrong(user);
    const password = screen.getByLabelText('Senha');
    expect(password).toHaveFocus();
    expect(password).toHaveAccessibleDescription('Informe sua senha.');
    await user.keyboard(PASSWORD);
    await tabThrough(user, ['Mostrar senha', 'Entrar', 'Criar Conta']);
    await tabTo(user, password);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/patient/dashboard'));
  });

  it('resets a forgotten password', async () => {
    const { user, history, reload } = await openShell({ title, path: '/esqueci-senha' });
    const email = await screen.findByLabelText('E-mail');
    await tabTo(user, email);
    await user.keyboard('camila');
    await sendWrong(user);
    expect(email).toHaveAccessibleDescription(/Informe um e-mail válido/);
    expect(email).toHaveFocus();
    await user.clear(email);
    await user.keyboard(`${PEOPLE.camila.email}{Enter}`);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Confira seu e-mail' })).toHaveFocus());

    history.navigator.replace(await mailedPath(PEOPLE.camila.email));
    reload();
    const password = await screen.findByLabelText('Nova senha');
    await tabTo(user, password);
    await user.keyboard('12345');
    await sendWrong(user);
    expect(password).toHaveAccessibleDescription(/pelo menos 6 caracteres/);
    expect(password).toHaveFocus();
    await fillIn(user, [
      ['Nova senha', '-abril'],
      ['Mostrar senha', ''],
      ['Confirmar senha', '12345'],
      ['Mostrar senha', ''],
    ]);
    expect(screen.getByRole('button', { name: 'Salvar nova senha' })).toHaveFocus();
    await sendWrong(user);
    expect(screen.getByLabelText('Confirmar senha')).toHaveFocus();
    await user.keyboard('-abril{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Senha atualizada' })).toHaveFocus());
    const credentials = { email: PEOPLE.camila.email, password: '12345-abril' };
    expect((await elsewhere().auth.signInWithPassword(credentials)).error).toBeNull();
  });
});
