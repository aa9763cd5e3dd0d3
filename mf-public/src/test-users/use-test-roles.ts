import { TEST_USER_ROLES } from 'shared-domain/test-users';
import { useDeployment } from 'shared-data/deployment';
import type { TestRole } from './test-accounts';

/** Roles of this deployment's test accounts: none outside a demo, no admin in a public one. */
export function useTestRoles() {
  const { data, ...query } = useDeployment();
  return { ...query, data: data && rolesOf(data) };
}

const rolesOf = ({
  isDemonstration,
  makesTestAdmins,
}: {
  isDemonstration: boolean;
  makesTestAdmins: boolean;
}) =>
  isDemonstration
    ? TEST_USER_ROLES.filter((role): role is TestRole => role !== 'admin' || makesTestAdmins)
    : [];
