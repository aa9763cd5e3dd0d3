import { cents, type Cents } from 'shared-domain/money';
import type { Database } from 'shared-portal/database';

/** A professional as patients see them in lists and while booking. */
export interface Professional {
  /** The professional's user id: what bookings and profiles are addressed by. */
  readonly userId: string;
  readonly name: string;
  readonly specialty: string;
  readonly photoUrl: string | null;
  readonly rating: number;
  readonly reviews: number;
  /** "São Paulo, SP", or null when neither is known. */
  readonly place: string | null;
  /** Null: no price set yet, not bookable. */
  readonly price: Cents | null;
}

type Row = Database['public']['Views']['professionals_public']['Row'];

/** Turns a row of `professionals_public` into a professional. */
export function professionalFrom(row: Row): Professional {
  return {
    userId: row.user_id ?? '',
    name: row.display_name ?? '',
    specialty: row.specialty ?? '',
    photoUrl: row.profile_image_url,
    rating: row.rating ?? 5,
    reviews: row.total_reviews ?? 0,
    place: [row.city, row.state].filter(Boolean).join(', ') || null,
    price: row.price_per_session === null ? null : cents(row.price_per_session),
  };
}
