import { toAppError } from 'shared-domain/errors';
import { PAGE_CAPABILITIES, type Capability, type TeamPage, type TeamRole } from 'shared-domain/team';
import { useRead } from 'shared-data/query';

interface TeamAccess {
  readonly role: TeamRole;
  readonly capabilities: readonly Capability[];
}

/** The member's role; null if the database does not know one. */
export function useTeamAccess() {
  return useRead({
    key: ['team-access'],
    read: async (client): Promise<TeamAccess | null> => {
      const { data, error } = await client.rpc('team_access');
      if (error) throw toAppError(error);
      return data as TeamAccess | null;
    },
  });
}

/** Whether the member's role has a capability; not before it is known. */
export function useMay(): (capability: Capability) => boolean {
  const { data } = useTeamAccess();
  return (capability) => data?.capabilities.includes(capability) ?? false;
}

const isTeamPage = (path: string): path is TeamPage => path in PAGE_CAPABILITIES;

/** Whether the member's role opens a page. Until it is known every page is shown: the database refuses anyway. */
export function usePageAccess(): (path: string) => boolean {
  const { data } = useTeamAccess();
  return (path) => !data || !isTeamPage(path) || data.capabilities.includes(PAGE_CAPABILITIES[path]);
}
