import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { Scenario } from 'embedded-backend/scenario';
import { PEOPLE } from 'embedded-backend/seed';
import { openScenario } from 'shared-portal/testing';
import { scenarios as professionals } from './approvals/professionals/scenarios';
import { scenarios as privacy } from './messages/privacy/scenarios';
import { AdminRoutes } from './routes';

/** Number of new sign-ins of a user, not counting the portal's. */
async function open(scenario: Scenario, signedIn: readonly string[] = []) {
  const view = await openScenario(AdminRoutes, scenario);
  for (const email of signedIn) await embedded.signIn(email);
  return view;
}
type View = Awaited<ReturnType<typeof open>>;

const opener = (name: string) => screen.findByRole('button', { name: `Encerrar acessos de ${name}` });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Encerrar acessos' }));
const confirm = async () => (await dialog()).getByRole('button', { name: 'Encerrar acessos' });

async function end({ user }: View, name: string) {
  await user.click(await opener(name));
  await user.click(await confirm());
}

const logged = async ({ client }: View) =>
  (
    await client
      .from('audit_log')
      .select('subject_table, after')
      .not('after->sessions_ended', 'is', null)
      .order('id')
  ).data;

describe("ending a user's sessions", () => {
  it('explains the effect first, and does nothing when cancelled', async () => {
    const view = await open(professionals.marina, [PEOPLE.marina.email]);
    const button = await opener('Marina Azevedo');
    await view.user.click(button);
    const inside = await dialog();
    expect(inside.getByText(/^Marina Azevedo sai da conta em todos os aparelhos/)).toBeInTheDocument();
    expect(inside.getByText(/^Pode levar até uma hora/)).toBeInTheDocument();
    expect(inside.getByText('Fica registrado que foi você.')).toBeInTheDocument();
    expect(await axe(view.container)).toHaveNoViolations();
    await view.user.click(inside.getByRole('button', { name: 'Voltar' }));
    expect(button).toHaveFocus();
    expect(await logged(view)).toEqual([]);
  });

  it('runs once for a double click, is logged, and leaves the admin signed in', async () => {
    const view = await open({ ...professionals.marina, latencyMs: 200 }, [
      PEOPLE.marina.email,
      PEOPLE.marina.email,
    ]);
    const button = await opener('Marina Azevedo');
    await view.user.click(button);
    await view.user.dblClick(await confirm());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
    expect(view.toasts()).toEqual([
      { title: 'Acessos encerrados', text: 'Marina Azevedo sai de 2 aparelhos em até uma hora.' },
    ]);
    expect(await logged(view)).toEqual([{ subject_table: 'profiles', after: { sessions_ended: 2 } }]);
    expect((await view.client.auth.refreshSession()).error).toBeNull();
  });

  it.each([
    ['one', [PEOPLE.sergio.email], 'Sérgio Vilaça sai de 1 aparelho em até uma hora.'],
    ['none', [], 'Sérgio Vilaça não estava com a conta aberta em nenhum aparelho.'],
  ])('reports that there was %s', async (_, signedIn, text) => {
    const view = await open(professionals.suspended, signedIn);
    await end(view, 'Sérgio Vilaça');
    await waitFor(() => expect(view.toasts()).toEqual([{ title: 'Acessos encerrados', text }]));
  });

  it('can be retried after a failure', async () => {
    const view = await open(professionals.endingFails);
    await end(view, 'Marina Azevedo');
    await waitFor(() =>
      expect(view.toasts()).toEqual([
        { title: 'Erro na ação', text: 'Não foi possível encerrar os acessos. Tente novamente.' },
      ]),
    );
    await view.user.click(await confirm());
    await waitFor(() => expect(view.toasts().at(-1)?.title).toBe('Acessos encerrados'));
  });

  it('reports a deleted account', async () => {
    const view = await open(professionals.marina);
    const button = await opener('Marina Azevedo');
    await embedded.exec(
      `update public.profiles set erased_at = private.now() where email = '${PEOPLE.marina.email}';`,
    );
    await view.user.click(button);
    await view.user.click(await confirm());
    await waitFor(() =>
      expect(view.toasts()).toEqual([{ title: 'Erro na ação', text: 'Esta conta não existe mais.' }]),
    );
  });

  it('is offered for requests other than erasure until they are answered', async () => {
    const view = await open(privacy.other, []);
    await end(view, 'Bruno Sampaio');
    await waitFor(() => expect(view.toasts()).toMatchObject([{ title: 'Acessos encerrados' }]));
  });

  it.each(['erasure', 'refused'] as const)('is not offered if the request is %s', async (name) => {
    await open(privacy[name]);
    await screen.findByText(name === 'erasure' ? 'Responder' : 'Resposta enviada');
    expect(screen.queryByRole('button', { name: /^Encerrar acessos/ })).not.toBeInTheDocument();
  });
});
