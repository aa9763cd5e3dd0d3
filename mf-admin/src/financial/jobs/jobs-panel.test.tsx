import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openScenario } from 'shared-portal/testing';
import { AdminRoutes } from '../../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(AdminRoutes, scenarios[name]);
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Tarefas' }))
    .getAllByRole('row')
    .slice(1);

describe('the jobs of payments', () => {
  it('show when they ran, run next, and what fails', async () => {
    const { container } = await open('failing');
    const all = await rows();
    expect(all).toHaveLength(7);
    const sweep = all.find((row) => row.textContent?.includes('Procurar Pix que chegaram sem aviso'));
    expect(sweep).toHaveTextContent(
      /4 falhas seguidas: o banco não respondeu.*lido até .*Falhando.*a cada 10 minutos$/,
    );
    expect(all.filter((row) => row.textContent?.includes('Em dia'))).toHaveLength(6);
    expect(screen.getByRole('tab', { name: 'Tarefas 1' })).toBeInTheDocument();
    expect(screen.getByText('Simulação')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('warn of the end of the certificate', async () => {
    await open('certificateEnds');
    const row = (await rows()).find(({ textContent }) => textContent?.includes('Validade do certificado'));
    expect(row).toHaveTextContent('1 falha seguida: o certificado vence em 12 dias, em 09/12/2026');
  });

  it('tell which one was killed', async () => {
    await open('killed');
    const row = (await rows()).find(({ textContent }) => textContent?.includes('noventa dias'));
    expect(row).toHaveTextContent(/1 falha seguida: a tarefa parou no meio.*Falhou/);
  });

  it('count what arrived by other Pix keys, though nothing failed', async () => {
    await open('otherKeys');
    const [counted, ...others] = (await rows()).filter(({ textContent }) =>
      textContent?.includes('outras chaves'),
    );
    expect(counted).toHaveTextContent(
      /^Procurar Pix que chegaram sem aviso2 Pix de outras chaves ficaram de fora\..*Em dia/,
    );
    expect(others).toEqual([]);
  });

  it('say that none has run yet', async () => {
    await open('never');
    for (const row of await rows()) expect(row).toHaveTextContent('Ainda não rodou');
  });

  it('report that they cannot be loaded', async () => {
    await open('unreachable');
    expect(await screen.findByText('Não foi possível carregar as tarefas.')).toBeInTheDocument();
  });
});
