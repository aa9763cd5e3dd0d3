import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openScenario } from 'shared-portal/testing';
import { PatientRoutes } from '../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(PatientRoutes, scenarios[name]);

describe("the patient's dashboard", () => {
  it('greets by first name and names the next session', async () => {
    await open('busy');
    expect(await screen.findByRole('heading', { name: 'Olá, Camila' })).toBeInTheDocument();
    expect(await screen.findByText(/Sua próxima sessão é .+, às 10:40\./)).toBeInTheDocument();
  });

  it('lets a confirmed session be joined and a pending one be paid', async () => {
    await open('busy');
    expect(await screen.findByRole('link', { name: 'Entrar na sessão com Marina Azevedo' })).toHaveAttribute(
      'href',
      expect.stringContaining('meet.jit.si'),
    );
    expect(screen.getByRole('link', { name: 'Pagar com Pix a consulta com Caio Nóbrega' })).toHaveAttribute(
      'href',
      '/patient/appointments',
    );
  });

  it('leads to search, schedule and history', async () => {
    await open('busy');
    await screen.findByText('2 consultas marcadas');
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toEqual(
      expect.arrayContaining([
        '/patient/search',
        '/patient/appointments',
        '/patient/appointments?aba=historico',
        'tel:188',
        'tel:192',
        'tel:190',
      ]),
    );
  });

  it('says that there is nothing and how to begin', async () => {
    await open('empty');
    expect(await screen.findByRole('heading', { name: 'Nenhuma consulta encontrada' })).toBeInTheDocument();
    expect(screen.getByText('Nenhuma consulta marcada')).toBeInTheDocument();
  });

  it('offers another try when the list cannot be loaded', async () => {
    await open('unreachable');
    expect(await screen.findByText('Não foi possível carregar as consultas.')).toBeInTheDocument();
  });

  it('has nothing for axe to find', async () => {
    const { container } = await open('busy');
    await screen.findByRole('link', { name: /Entrar na sessão/ });
    expect(await axe(container)).toHaveNoViolations();
  });
});
