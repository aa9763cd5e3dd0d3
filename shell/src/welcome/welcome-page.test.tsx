import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openShell } from '../testing/open-shell';
import { scenarios } from './scenarios';

jest.mock('../remotes/federation');

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const step = () => screen.getByRole('listitem', { current: 'step' });

describe('the welcome', () => {
  it('says where the e-mail went and what comes next', async () => {
    const { address, user } = await openShell(scenarios.mailSent);
    await heading('Que bom ter você aqui, Camila');
    expect(screen.getByText('camila.ribeiro@exemplo.com.br')).toBeInTheDocument();
    expect(step()).toHaveTextContent('Confirme o e-mail');
    await user.click(screen.getByRole('link', { name: 'Já confirmei, entrar' }));
    await waitFor(() => expect(address()).toBe('/auth?next=%2Fpatient%2Fsearch'));
  });

  it('offers the e-mail once more after a minute', async () => {
    jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask', 'nextTick', 'setTimeout'] });
    try {
      await openShell(scenarios.mailSent);
      const button = await screen.findByRole('button', { name: /Reenviar e-mail em 1:00|0:59/ });
      expect(button).toBeDisabled();
      act(() => void jest.advanceTimersByTime(60_000));
      expect(screen.getByRole('button', { name: 'Reenviar e-mail' })).toBeEnabled();
    } finally {
      jest.useRealTimers();
    }
  });

  it('shows a professional the longer way', async () => {
    await openShell(scenarios.mailSentProfessional);
    await heading('Que bom ter você aqui, Camila');
    expect(screen.getByText('Envie a solicitação')).toBeInTheDocument();
  });

  it('celebrates a confirmed address with the name of the account', async () => {
    const { address, user } = await openShell(scenarios.confirmed);
    await heading('Tudo certo, Camila');
    await user.click(screen.getByRole('link', { name: 'Continuar' }));
    await waitFor(() => expect(address()).toBe('/patient/dashboard'));
  });

  it('leads a professional to the application', async () => {
    await openShell(scenarios.confirmedProfessional);
    expect(await screen.findByRole('link', { name: 'Fazer cadastro profissional' })).toHaveAttribute(
      'href',
      '/professional/apply',
    );
    expect(step()).toHaveTextContent('Envie a solicitação');
  });

  it('lets a person sign in where no e-mail was needed', async () => {
    await openShell(scenarios.created);
    await heading('Que bom ter você aqui, Camila');
    expect(screen.getByText('Conta criada')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/auth-redirect');
  });

  it('does without a name', async () => {
    await openShell(scenarios.bare);
    await heading('Que bom ter você aqui');
  });

  it.each(['mailSent', 'confirmedProfessional'] as const)(
    'has nothing for axe to find (%s)',
    async (name) => {
      const { container } = await openShell(scenarios[name]);
      await screen.findByRole('heading', { level: 1 });
      expect(await axe(container)).toHaveNoViolations();
    },
  );
});
