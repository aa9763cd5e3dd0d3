import { screen } from '@testing-library/react';
import { openScenario } from 'shared-portal/testing';
import { scenarios as dashboard } from './dashboard/scenarios';
import { scenarios as placeholder } from './placeholder/scenarios';
import { AdminRoutes } from './routes';

let mockAsked = 0;
jest.mock('./dashboard/social-impact', () => {
  mockAsked += 1;
  return jest.requireActual<object>('./dashboard/social-impact');
});

it('the chart is loaded only where it is shown', async () => {
  await openScenario(AdminRoutes, placeholder['/admin/settings']);
  await screen.findByRole('heading', { level: 1 });
  expect(mockAsked).toBe(0);
  await openScenario(AdminRoutes, dashboard.counts);
  await screen.findByRole('img', { name: /^Divisão entre as três instituições/ });
  expect(mockAsked).toBe(1);
});
