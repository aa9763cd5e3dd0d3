import { act, screen, waitFor } from '@testing-library/react';
import { PEOPLE } from 'embedded-backend/seed';
import { portalHistory } from 'shared-portal/history';
import { openScenario } from 'shared-portal/testing';
import { PublicRoutes } from './routes';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it.each([
  ['/', 'Cuidar da mente começa por um bom encontro'],
  ['/planos-profissionais', 'Mais tempo com pacientes, menos com a agenda'],
  ['/planos', 'Mais tempo com pacientes, menos com a agenda'],
  ['/professional/planos', 'Compare e escolha sem pressa'],
  ['/profissionais', 'Profissionais'],
  ['/profissionais?q=marina&especialidade=Ansiedade&de=100&ate=200', 'Profissionais'],
  [`/professional/profile/${PEOPLE.marina.id}`, 'Marina Azevedo'],
  [`/professional/profile-public/${PEOPLE.marina.id}`, 'Marina Azevedo'],
  ['/professional/profile/ninguem', 'Profissional não encontrado'],
  ['/contato', 'Fale com a gente'],
  ['/legal', 'Privacidade e termos'],
  ['/legal#termos', 'Privacidade e termos'],
  ['/transparencia', 'Quanto doamos, para quem e quanto falta'],
  ['/create-test-users', 'Contas de teste'],
])('%s, opened directly and revisited, shows "%s" and stays', async (path, name) => {
  const away =
    path === '/contato'
      ? ['/transparencia', 'Quanto doamos, para quem e quanto falta']
      : ['/contato', 'Fale com a gente'];
  const address = () => location.pathname + location.search + location.hash;
  await openScenario(PublicRoutes, { title: '', path });
  await heading(name);
  expect(address()).toBe(path);
  act(() => portalHistory().navigator.push(away[0] ?? ''));
  await heading(away[1] ?? '');
  act(() => window.history.back());
  await waitFor(() => expect(address()).toBe(path));
  await heading(name);
});
