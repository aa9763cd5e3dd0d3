import { testSlowScreens } from 'shared-portal/testing';
import { scenarios as directory } from './directory/scenarios';
import { scenarios as profile } from './profile/scenarios';
import { PublicRoutes } from './routes';
import { scenarios as testUsers } from './test-users/scenarios';

describe('public screens on a slow connection', () => {
  testSlowScreens(PublicRoutes, [
    {
      name: 'directory',
      scenario: directory.slow,
      arrived: 'Marina Azevedo',
      pieces: 6,
    },
    { name: 'profile', scenario: profile.slow, arrived: 'Marina Azevedo' },
    { name: 'test accounts', scenario: testUsers.slow, arrived: 'Criar contas de teste' },
  ]);
});
