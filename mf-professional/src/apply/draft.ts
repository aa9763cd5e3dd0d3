import type { FormOfAddress, Profession, Specialty } from 'shared-domain/specialties';

/** A stored and verified document. */
export interface StoredDocument {
  readonly path: string;
  readonly name: string;
  /** In bytes; null if sent with an earlier version of the application. */
  readonly size: number | null;
}

/** Form values of an application, masks included. */
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
