import { SEED } from 'embedded-backend/seed';
import { onEveryDatabase } from './support/database.ts';
import { expectRefusal } from './support/refusals.ts';

const OTHERS = ['patient', 'professional', 'applicant'] as const;

describe.each(['list_contact_messages', 'recent_activity'])('%s', (procedure) => {
  onEveryDatabase((database) => {
    test('is limited to admins', async () => {
      const call = `select * from public.${procedure}()`;
      await expectRefusal(database, 'visitor', call, [], '42501');
      for (const who of OTHERS) await expectRefusal(database, who, call, [], 'not_allowed');
    });
  });
});

describe("the team's messages", () => {
  onEveryDatabase((database) => {
    const list = (search: string | null, cursor?: { created_at: Date; id: string }, size = 20) =>
      database.as<{ id: string; full_name: string; created_at: Date }>(
        'admin',
        `select * from public.list_contact_messages(search => $1, cursor_created_at => $2, cursor_id => $3,
           page_size => $4)`,
        [search, cursor?.created_at.toISOString() ?? null, cursor?.id ?? null, size],
      );

    const keepOnlyUnread = () =>
      database.owner('delete from public.contact_messages where read_at is not null');

    test('are searched by name, e-mail or subject, literally, ignoring accents and case', async () => {
      await keepOnlyUnread();
      const names = async (search: string | null) => (await list(search)).map((it) => it.full_name);
      await expect(names(null)).resolves.toEqual(['Paulo Menezes', 'Sônia Prado']);
      await expect(names('  ')).resolves.toHaveLength(2);
      await expect(names('SONIA')).resolves.toEqual(['Sônia Prado']);
      await expect(names('reembolso')).resolves.toEqual(['Paulo Menezes']);
      await expect(names('paulo.menezes@')).resolves.toEqual(['Paulo Menezes']);
      await expect(names('%')).resolves.toEqual([]);
      await expect(names('consulta ontem')).resolves.toEqual([]);
    });

    test('come page by page', async () => {
      await keepOnlyUnread();
      const [first] = await list(null, undefined, 1);
      expect(first?.full_name).toBe('Paulo Menezes');
      const [second, ...none] = await list(null, first, 1);
      expect(second?.full_name).toBe('Sônia Prado');
      expect(none).toEqual([]);
      await expect(list(null, second, 1)).resolves.toEqual([]);
    });
  });
});

describe('recent activity', () => {
  onEveryDatabase((database) => {
    const happened = (size = 50) =>
      database.as<{ kind: string; happened_at: Date; name: string | null; amount_cents: number | null }>(
        'admin',
        'select * from public.recent_activity($1)',
        [size],
      );

    test("contains existing rows, newest first, without patients' names", async () => {
      const all = await happened();
      const instants = all.map((it) => it.happened_at.getTime());
      expect(instants).toEqual([...instants].sort((a, b) => b - a));
      expect(new Set(all.map((it) => it.kind))).toEqual(
        new Set(['application', 'booking', 'payment', 'review']),
      );
      const patients = await database.owner<{ full_name: string }>(
        `select full_name from public.profiles where role = 'patient' and id in (select patient_id from public.consultations)`,
      );
      for (const { full_name } of patients) expect(all.map((it) => it.name)).not.toContain(full_name);
      await expect(happened(3)).resolves.toEqual(all.slice(0, 3));
    });

    test('contains a decision', async () => {
      const [application] = await database.owner<{ id: string }>(
        `select id from public.professional_applications where full_name = 'Tatiana Cordeiro'`,
      );
      await database.as('admin', 'select public.promote_to_professional($1)', [application?.id]);
      await expect(happened(1)).resolves.toMatchObject([
        { kind: 'decision_approved', name: 'Tatiana Cordeiro' },
      ]);
    });
  });
});

describe('the overview', () => {
  onEveryDatabase((database) => {
    test('counts unapproved applications by whether they await the team or the applicant', async () => {
      const overview = async () => {
        const [row] = await database.as<{ answer: Record<string, number> }>(
          'admin',
          'select public.admin_overview() as answer',
        );
        const {
          pending_professionals: all = 0,
          pending_applications,
          applications_lacking_info,
        } = row?.answer ?? {};
        return { all, pending_applications, applications_lacking_info };
      };
      const { waitingForApproval: all, pendingApplications: toDecide } = SEED;
      await expect(overview()).resolves.toEqual({
        all,
        pending_applications: toDecide,
        applications_lacking_info: all - toDecide,
      });
      const [application] = await database.owner<{ id: string }>(
        `select id from public.professional_applications where full_name = 'Tatiana Cordeiro'`,
      );
      await database.as('admin', `select public.request_application_info($1, 'A carteira está ilegível.')`, [
        application?.id,
      ]);
      await expect(overview()).resolves.toEqual({
        all,
        pending_applications: toDecide - 1,
        applications_lacking_info: all - toDecide + 1,
      });
    });

    test('returns the fee, and the counts of pending items', async () => {
      await database.owner(
        `delete from public.professional_applications where full_name <> 'Tatiana Cordeiro'`,
      );
      await database.owner(`delete from public.reviews where rating <> 4`);
      const waiting = await database.owner(`select from public.reviews where testimonial_status = 'pending'`);
      const [row] = await database.as<{ answer: unknown }>(
        'admin',
        'select public.admin_overview() as answer',
      );
      expect(row?.answer).toMatchObject({
        fee_percentage: 0.005,
        pending_applications: 1,
        applications_lacking_info: 0,
        pending_testimonials: waiting.length,
        unread_messages: 2,
        open_privacy_requests: 1,
      });
    });
  });
});
