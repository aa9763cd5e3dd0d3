import { useQuery } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import { TEST_USER_ROLES } from 'shared-domain/test-users';
import { useSupabase } from 'shared-portal/portal';
import type { TestRole } from './test-accounts';

/** Roles of this deployment's test accounts: none outside a demo, no admin in a public one. */
export function useTestRoles() {
  const supabase = useSupabase();
  return useQuery({
    queryKey: ['test-roles'],
    staleTime: Infinity,
    queryFn: async (): Promise<readonly TestRole[]> => {
      const client = await supabase();
      const settings = client.from('deployment_settings').select('demonstration, test_admins');
      const { data, error } = await settings.single();
      if (error) throw toAppError(error);
      if (!data.demonstration) return [];
      return TEST_USER_ROLES.filter((role) => role !== 'admin' || data.test_admins);
    },
  });
}
