import { MemoryLimitStore, type LimitStore } from '../auth/limit-store.ts';

/** A task that one process at a time may run: preparing the database, sending e-mails that wait. */
export type LoneTask = 'prepare' | 'mails';

/** What processes on one database share. */
export interface Processes {
  readonly limits: LimitStore;
  /** Runs a task while no other process runs one of that name. */
  exclusively<T>(name: LoneTask, task: () => Promise<T>): Promise<T>;
  /** Whether this process leads, and so runs the jobs: one does, until its connection ends. */
  leads(): Promise<boolean>;
}

/** For a database that only this process uses. */
export const onlyProcess = (): Processes => ({
  limits: new MemoryLimitStore(),
  exclusively: (_, task) => task(),
  leads: () => Promise.resolve(true),
});
