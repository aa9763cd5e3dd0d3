import { screen, waitFor } from '@testing-library/react';
import { PEOPLE } from 'embedded-backend/seed';
import { openShell } from '../../testing/open-shell';
import { scenarios } from './scenarios';

jest.mock('../../remotes/federation');

describe('redirect by role', () => {
  it.each([
    ['visitor', '/auth?next=%2Fpatient%2Fsearch'],
    ['patient', '/patient/dashboard'],
    ['professional', '/professional/dashboard'],
    ['admin', '/admin/dashboard'],
  ] as const)('sends a %s to %s', async (name, destination) => {
    const { address } = await openShell(scenarios[name]);
    await waitFor(() => expect(address()).toBe(destination));
    await screen.findByRole('heading', { level: 1 });
  });

  it('opens the requested page', async () => {
    const { address } = await openShell({ ...scenarios.patient, path: scenarios.visitor.path });
    await waitFor(() => expect(address()).toBe('/patient/search'));
  });

  it('shows that the application is under review', async () => {
    const setup = `insert into public.professional_applications
      (user_id, full_name, email, cpf_cnpj, phone, specialty, crp_crm, bio, price_per_session)
      select id, full_name, email, '52998224725', '11982140673', 'psychologist', 'CRP 06/123456', '', 12000
      from public.profiles where email = '${PEOPLE.camila.email}';`;
    const { address } = await openShell({ ...scenarios.patient, setup });
    await waitFor(() => expect(address()).toBe('/patient/dashboard?professional_status=pending'));
  });

  it.each([
    ['Erro de autorização', scenarios.profileUnreadable],
    ['Erro - Perfil não encontrado', scenarios.profileMissing],
  ])('shows "%s" once and stays at /auth', async (title, scenario) => {
    const { portal, address } = await openShell(scenario);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(address()).toBe('/auth');
    expect(portal.toasts.getState().toasts.map((toast) => toast.title)).toEqual([title]);
  });
});
