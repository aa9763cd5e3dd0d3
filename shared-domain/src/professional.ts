import { cents, type Cents } from './money';
import { DEFAULT_RATING } from './rating';
import { professionTitle, type FormOfAddress, type Profession } from './specialties';

/** A row of `professionals_public`, as used by lists and bookings. */
export interface ProfessionalRow {
  readonly user_id: string | null;
  readonly display_name: string | null;
  readonly specialty: string | null;
  readonly profession: Profession;
  /** Missing in results of a database older than this version. */
  readonly form_of_address?: FormOfAddress;
  /** Missing in results of a database older than this version. */
  readonly headline?: string | null;
  readonly profile_image_url: string | null;
  readonly rating: number | null;
  readonly total_reviews: number | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly price_per_session: number | null;
}

/** A professional as shown in lists and while booking. */
export interface Professional {
  /** The professional's user id, which identifies bookings and profiles. */
  readonly userId: string;
  readonly name: string;
  readonly specialty: string;
  /** "Psicóloga" */
  readonly title: string;
  /** One sentence of the professional. */
  readonly headline: string | null;
  readonly photoUrl: string | null;
  readonly rating: number;
  readonly reviews: number;
  /** "São Paulo, SP", or null if neither is known. */
  readonly place: string | null;
  /** Null: no price set yet, not bookable. */
  readonly price: Cents | null;
}

/** Converts a row of `professionals_public` to a professional. */
export function professionalFrom(row: ProfessionalRow): Professional {
  return {
    userId: row.user_id ?? '',
    name: row.display_name ?? '',
    specialty: row.specialty ?? '',
    title: professionTitle(row.profession, row.form_of_address ?? 'neutral'),
    headline: row.headline ?? null,
    photoUrl: row.profile_image_url,
    rating: row.rating ?? DEFAULT_RATING,
    reviews: row.total_reviews ?? 0,
    place: [row.city, row.state].filter(Boolean).join(', ') || null,
    price: row.price_per_session === null ? null : cents(row.price_per_session),
  };
}
