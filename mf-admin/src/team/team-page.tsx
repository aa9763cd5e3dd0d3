import { useState } from 'react';
import { dayOf, formatDayNumeric } from 'shared-domain/schedule';
import { TEAM_ROLE_LABELS } from 'shared-domain/team';
import { useUserId } from 'shared-portal/portal';
import { Link } from 'shared-portal/router';
import { ListTable, ListTableSkeleton } from 'shared-ui/antd';
import { Button } from 'shared-ui/button';
import { PageLayout } from 'shared-ui/page-layout';
import { RemoteView } from 'shared-ui/remote-view';
import { useMay } from '../parts/team/use-team-access';
import { useTeam, type Member, type Team } from '../parts/team/use-team';
import { RoleDialog } from '../parts/team-role/role-dialog';
import { copy } from './copy';
import { RequestList } from './request-list';
import styles from './team.module.css';

const { person, role, since, action } = copy.columns;

/** The members of the team with their roles, and the changes that wait for a second full member. */
export function TeamPage() {
  const team = useTeam();
  return (
    <PageLayout
      width="fluid"
      back={{ to: '/admin/users', label: copy.back }}
      title={copy.title}
      subtitle={copy.subtitle}
    >
      <div className={styles.page}>
        <RemoteView
          query={team}
          card
          skeleton={
            <ListTableSkeleton
              columns={[
                [person, '12rem'],
                [role, '10rem'],
                [since, '5.5rem'],
              ]}
            />
          }
          failureText={copy.failedText}
        >
          {(data) => <Whole team={data} />}
        </RemoteView>
      </div>
    </PageLayout>
  );
}

function Whole({ team: { members, requests } }: { readonly team: Team }) {
  const [changing, setChanging] = useState<Member | null>(null);
  const changes = useMay()('people.roles');
  const userId = useUserId();
  return (
    <>
      <RequestList requests={requests} members={members} />
      <ListTable<Member>
        label={copy.members}
        className={styles.cells}
        rowKey={({ id }) => id}
        entries={members}
        columns={[
          {
            title: person,
            className: styles.person,
            render: (_, member) => (
              <Link to={`/admin/users/${member.id}`} className={styles.name}>
                {member.fullName}
              </Link>
            ),
          },
          { title: role, render: (_, member) => TEAM_ROLE_LABELS[member.role] },
          {
            title: since,
            className: styles.since,
            render: (_, member) => formatDayNumeric(dayOf(member.since)),
          },
          ...(changes
            ? [
                {
                  title: action,
                  className: styles.action,
                  render: (_: unknown, member: Member) =>
                    member.id === userId ? (
                      <span className={styles.note}>{copy.own}</span>
                    ) : (
                      <Button
                        variant="outline"
                        size="sm"
                        aria-label={copy.changeOf(member.fullName)}
                        onClick={() => setChanging(member)}
                      >
                        {copy.change}
                      </Button>
                    ),
                },
              ]
            : []),
        ]}
      />
      <p className={styles.note}>{changes ? copy.add : copy.readOnly}</p>
      {changing && (
        <RoleDialog
          userId={changing.id}
          fullName={changing.fullName}
          role={changing.role}
          onClose={() => setChanging(null)}
        />
      )}
    </>
  );
}
