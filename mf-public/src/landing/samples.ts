import { SAMPLE_PRICE_RANGES } from 'shared-domain/marketing';
import type { Specialty } from 'shared-domain/specialties';
import type { AvatarTone } from 'shared-ui/avatar';

/** An invented professional of the landing page. */
export interface SampleProfessional {
  readonly name: string;
  readonly profession: string;
  /** Council, number and state. */
  readonly registration: string;
  readonly specialty: Specialty;
  readonly rating: number;
  readonly reviews: number;
  readonly priceRange: string;
  readonly slotsToday: number;
  readonly tone: AvatarTone;
}

const [firstRange, secondRange, thirdRange] = SAMPLE_PRICE_RANGES;

/** Static marketing content, not from the database. */
export const SAMPLE_PROFESSIONALS: readonly SampleProfessional[] = [
  {
    name: 'Marina Azevedo',
    profession: 'Psicóloga',
    registration: 'CRP 06/112233, SP',
    specialty: 'Ansiedade',
    rating: 4.9,
    reviews: 127,
    priceRange: firstRange,
    slotsToday: 5,
    tone: 'brand',
  },
  {
    name: 'Dr. Rafael Teixeira',
    profession: 'Psiquiatra',
    registration: 'CRM 98431/RJ',
    specialty: 'Depressão',
    rating: 4.8,
    reviews: 89,
    priceRange: secondRange,
    slotsToday: 2,
    tone: 'deep',
  },
  {
    name: 'Joana Nogueira de Albuquerque',
    profession: 'Psicóloga',
    registration: 'CRP 04/071560, MG',
    specialty: 'Terapia de Casal',
    rating: 5,
    reviews: 64,
    priceRange: thirdRange,
    slotsToday: 3,
    tone: 'warm',
  },
];

/** Professional and time of the sample consultation. */
export const NEXT_CONSULTATION = {
  name: 'Helena Prado',
  profession: 'Psicóloga',
  when: 'Hoje, 17:20',
} as const;
