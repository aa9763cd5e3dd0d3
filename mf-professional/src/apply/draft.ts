import type { FormOfAddress, Profession, Specialty } from 'shared-domain/specialties';

/** A document that lies in the store and has been looked at. */
export interface StoredDocument {
  readonly path: string;
  readonly name: string;
  /** In bytes; null where it was sent with an earlier version of the application. */
  readonly size: number | null;
}

/** What somebody is writing: texts as they stand in the controls, masks included. */
export interface Draft {
  readonly fullName: string;
  readonly email: string;
  readonly cpf: string;
  readonly phone: string;
  readonly cnpj: string;
  readonly city: string;
  /** Two letters. */
  readonly state: string;
  readonly profession: Profession;
  readonly formOfAddress: FormOfAddress;
  readonly registration: string;
  readonly specialties: readonly Specialty[];
  readonly bio: string;
  readonly price: string;
  readonly documents: readonly StoredDocument[];
}

export type DraftField = keyof Draft;
