import { PEOPLE, type SeedPerson } from './people.ts';

/** A consultation of `supabase/seed.sql`. */
export interface SeedConsultation {
  readonly id: string;
  readonly paymentId: string;
  readonly patient: SeedPerson;
  readonly professional: SeedPerson;
  /** Days after the seed's day; a consultation that would be on a Sunday is one day further from it. */
  readonly day: number;
  /** Start in São Paulo. */
  readonly time: string;
  readonly status: 'pending' | 'scheduled' | 'completed' | 'cancelled' | 'no_show';
}

/**
 * The consultations of the seed that tests and scenarios name: first Camila's, then those of other patients. A
 * database test compares them with the seed.
 */
export const CONSULTATIONS = {
  /** Camila's first, without a review. */
  completedWithDebora: {
    id: 'd0000001-0000-4000-8000-000000000001',
    paymentId: 'e0000001-0000-4000-8000-000000000001',
    patient: PEOPLE.camila,
    professional: PEOPLE.debora,
    day: -35,
    time: '11:30',
    status: 'completed',
  },
  /** With a published testimonial. */
  reviewed: {
    id: 'd0000002-0000-4000-8000-000000000002',
    paymentId: 'e0000002-0000-4000-8000-000000000002',
    patient: PEOPLE.camila,
    professional: PEOPLE.marina,
    day: -21,
    time: '09:00',
    status: 'completed',
  },
  /** Without a review. */
  completed: {
    id: 'd0000003-0000-4000-8000-000000000003',
    paymentId: 'e0000003-0000-4000-8000-000000000003',
    patient: PEOPLE.camila,
    professional: PEOPLE.marina,
    day: -14,
    time: '09:00',
    status: 'completed',
  },
  /** Cancelled because its payment expired. */
  expired: {
    id: 'd0000004-0000-4000-8000-000000000004',
    paymentId: 'e0000004-0000-4000-8000-000000000004',
    patient: PEOPLE.camila,
    professional: PEOPLE.gustavo,
    day: -9,
    time: '15:40',
    status: 'cancelled',
  },
  noShow: {
    id: 'd0000005-0000-4000-8000-000000000005',
    paymentId: 'e0000005-0000-4000-8000-000000000005',
    patient: PEOPLE.camila,
    professional: PEOPLE.marina,
    day: -6,
    time: '10:40',
    status: 'no_show',
  },
  /** Camila's next one, with four messages. */
  confirmed: {
    id: 'd0000006-0000-4000-8000-000000000006',
    paymentId: 'e0000006-0000-4000-8000-000000000006',
    patient: PEOPLE.camila,
    professional: PEOPLE.marina,
    day: 2,
    time: '10:40',
    status: 'scheduled',
  },
  /** Not paid yet. */
  pending: {
    id: 'd0000007-0000-4000-8000-000000000007',
    paymentId: 'e0000007-0000-4000-8000-000000000007',
    patient: PEOPLE.camila,
    professional: PEOPLE.caio,
    day: 5,
    time: '09:50',
    status: 'pending',
  },
  eduardoConfirmed: {
    id: 'd0000008-0000-4000-8000-000000000008',
    paymentId: 'e0000008-0000-4000-8000-000000000008',
    patient: PEOPLE.eduardo,
    professional: PEOPLE.marina,
    day: 1,
    time: '09:00',
    status: 'scheduled',
  },
  /** With three messages. */
  helenaConfirmed: {
    id: 'd0000009-0000-4000-8000-000000000009',
    paymentId: 'e0000009-0000-4000-8000-000000000009',
    patient: PEOPLE.helena,
    professional: PEOPLE.marina,
    day: 1,
    time: '15:40',
    status: 'scheduled',
  },
  /** With a published testimonial. */
  helenaReviewed: {
    id: 'd0000011-0000-4000-8000-000000000011',
    paymentId: 'e0000011-0000-4000-8000-000000000011',
    patient: PEOPLE.helena,
    professional: PEOPLE.marina,
    day: -3,
    time: '11:30',
    status: 'completed',
  },
  /** Its testimonial waits for an admin. */
  rafaelReviewed: {
    id: 'd0000012-0000-4000-8000-000000000012',
    paymentId: 'e0000012-0000-4000-8000-000000000012',
    patient: PEOPLE.rafael,
    professional: PEOPLE.marina,
    day: -10,
    time: '17:20',
    status: 'completed',
  },
  eduardoWithAndre: {
    id: 'd0000014-0000-4000-8000-000000000014',
    paymentId: 'e0000014-0000-4000-8000-000000000014',
    patient: PEOPLE.eduardo,
    professional: PEOPLE.andre,
    day: -5,
    time: '15:40',
    status: 'completed',
  },
  inesConfirmed: {
    id: 'd0000015-0000-4000-8000-000000000015',
    paymentId: 'e0000015-0000-4000-8000-000000000015',
    patient: PEOPLE.ines,
    professional: PEOPLE.beatrizConceicao,
    day: 4,
    time: '09:50',
    status: 'scheduled',
  },
  /** Cancelled after payment; the refund is due. */
  rafaelRefundDue: {
    id: 'd0000016-0000-4000-8000-000000000016',
    paymentId: 'e0000016-0000-4000-8000-000000000016',
    patient: PEOPLE.rafael,
    professional: PEOPLE.livia,
    day: -2,
    time: '16:30',
    status: 'cancelled',
  },
  ceciliaConfirmed: {
    id: 'd0000042-0000-4000-8000-000000000042',
    paymentId: 'e0000042-0000-4000-8000-000000000042',
    patient: PEOPLE.cecilia,
    professional: PEOPLE.bernardo,
    day: 3,
    time: '10:40',
    status: 'scheduled',
  },
} as const satisfies Record<string, SeedConsultation>;
