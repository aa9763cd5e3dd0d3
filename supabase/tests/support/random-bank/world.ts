import type { ApiPixStage } from '../../payments/api-pix-stage.ts';
import type { TestDatabase } from '../database.ts';
import type { Actor } from '../people.ts';
import type { Dice } from '../random-times/dice.ts';
import type { Portal } from './portal.ts';

/** What an admin transferred to a professional in the bank's app. */
export interface Transfer {
  readonly lineId: string;
  readonly transferId: string;
  isBack: boolean;
}

/** What a history acts on. */
export interface World {
  readonly database: TestDatabase;
  readonly stage: ApiPixStage;
  readonly portal: Portal;
  readonly throws: Dice;
  /** Moves the clocks of the bank and the database. */
  readonly pass: (seconds: number) => Promise<void>;
  /** The weight of killing the portal's process; all other deeds together weigh 64. */
  readonly deaths: number;
  /** Every transfer so far; null in a history without payouts. */
  readonly transfers: Transfer[] | null;
}

/** A deed; its answer is `done`, a code or an error. */
export type Deed = readonly [name: string, act: () => Promise<string>];

export interface Charge {
  readonly consultation_id: string;
  readonly payment_id: string;
  readonly patient_id: string;
  readonly amount_cents: number;
  readonly txid: string;
  readonly is_open: boolean;
}

/** A call of a procedure as an actor. */
export type Ask = (actor: Actor, call: string, ...parameters: readonly unknown[]) => Deed;

/** A deed as often as it weighs among the others. */
export const repeated = <Choice>(choice: Choice, times: number): readonly Choice[] =>
  Array.from({ length: times }, () => choice);
