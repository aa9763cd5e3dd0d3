import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openShell } from '../../testing/open-shell';
import { scenarios } from './scenarios';

jest.mock('../../remotes/federation');

const open = async (name: keyof typeof scenarios) => {
  const view = await openShell(scenarios[name]);
  await screen.findByRole('heading', { name: /^mf-/ });
  return view;
};
const bell = (name: string) => screen.findByRole('button', { name: `Notificações: ${name}` });
const panel = () => screen.findByRole('dialog', { name: 'Notificações' });

describe('the bell of patients and professionals', () => {
  it.each([
    ['three', '3 novas', '3'],
    ['twelve', 'mais de 9 novas', '9+'],
  ] as const)('with %s reads "%s"', async (scenario, name, badge) => {
    await open(scenario);
    const button = await bell(name);
    expect(within(button.parentElement as HTMLElement).getByText(badge)).toBeInTheDocument();
  });

  it('says that there is nothing new', async () => {
    const { user } = await open('none');
    await user.click(await bell('nenhuma nova'));
    expect(await screen.findByRole('heading', { name: 'Nada novo por aqui' })).toBeInTheDocument();
  });

  it('opens the newest eight; opening marks nothing, following one does', async () => {
    const { user, address } = await open('twelve');
    await user.click(await bell('mais de 9 novas'));
    const links = await within(await panel()).findAllByRole('link', { name: /Mensagem de Marina/ });
    expect(links).toHaveLength(8);
    expect(await axe(await panel())).toHaveNoViolations();
    expect(await bell('mais de 9 novas')).toBeInTheDocument();
    await user.click(links[0] as HTMLElement);
    await waitFor(() => expect(address()).toMatch(/^\/chat\//));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('marks all of them as read', async () => {
    const { user } = await open('three');
    await user.click(await bell('3 novas'));
    await user.click(await within(await panel()).findByRole('button', { name: 'Marcar como lidas' }));
    expect(await bell('nenhuma nova')).toBeInTheDocument();
  });

  it('leads to the page and the preferences of the reader', async () => {
    const { user } = await open('ofProfessional');
    await user.click(await screen.findByRole('button', { name: /^Notificações: / }));
    const links = within(await panel());
    const page = '/professional/notificacoes';
    expect(links.getByRole('link', { name: 'Ver todas' })).toHaveAttribute('href', page);
    expect(links.getByRole('link', { name: 'Preferências' })).toHaveAttribute(
      'href',
      `${page}?aba=preferencias`,
    );
    // Phones show this link in place of the button.
    expect(screen.getByRole('link', { name: /^Notificações: / })).toHaveAttribute('href', page);
  });

  it('takes the focus in, and returns it on Esc; closes on a click outside', async () => {
    const { user } = await open('three');
    const button = await bell('3 novas');
    await user.click(button);
    expect(await panel()).toHaveFocus();
    await user.tab();
    expect(await panel()).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    await user.click(button);
    await panel();
    await user.click(screen.getByRole('heading', { name: 'mf-patient' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is brought up to date by what the page marks', async () => {
    await open('three');
    await bell('3 novas');
    await embedded.exec('update public.notifications set read_at = now()');
    act(() => void dispatchEvent(new Event('notifications-changed')));
    expect(await bell('nenhuma nova')).toBeInTheDocument();
  });

  it('says that the notifications could not be read, or counted', async () => {
    const { user } = await open('unreachable');
    await user.click(await bell('3 novas'));
    expect(await screen.findByText('Não foi possível carregar as notificações.')).toBeInTheDocument();
  });

  it('shows a dash for a count that failed', async () => {
    await open('uncounted');
    expect(await bell('não foi possível contar as novas')).toBeInTheDocument();
  });
});
