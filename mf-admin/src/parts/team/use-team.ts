import { toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import type { TeamRole } from 'shared-domain/team';
import { useRead } from 'shared-data/query';

export const TEAM_KEY = 'admin-team';

/** A member of the team. */
export interface Member {
  readonly id: string;
  readonly fullName: string;
  readonly role: TeamRole;
  readonly since: Instant;
}

/** A change of the team that another full member has to confirm. */
export interface TeamRequest {
  readonly id: string;
  readonly fullName: string;
  /** Null: leaves the team. */
  readonly role: TeamRole | null;
  /** As the server wrote it: it names the request. */
  readonly requestedAt: Instant;
  readonly requestedBy: string | null;
  readonly reason: string;
}

export interface Team {
  /** By name. */
  readonly members: readonly Member[];
  /** Empty for members who do not decide on roles. */
  readonly requests: readonly TeamRequest[];
}

/** The members of the team, and the changes that wait. */
export function useTeam() {
  return useRead({
    key: [TEAM_KEY],
    read: async (client): Promise<Team> => {
      const { data, error } = await client.rpc('list_team');
      if (error) throw toAppError(error);
      return {
        members: data.flatMap(({ user_id: id, full_name: fullName, role, since, waits_for_confirmation }) =>
          waits_for_confirmation || role === null ? [] : [{ id, fullName, role, since: since as Instant }],
        ),
        requests: data
          .filter(({ waits_for_confirmation }) => waits_for_confirmation)
          .map((row) => ({
            id: row.user_id,
            fullName: row.full_name,
            role: row.role,
            requestedAt: row.since as Instant,
            requestedBy: row.requested_by,
            reason: row.reason ?? '',
          })),
      };
    },
  });
}
