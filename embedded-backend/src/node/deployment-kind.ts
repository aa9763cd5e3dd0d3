/**
 * The kind of a deployment. A `demonstration` has sample data, test accounts and simulated payments, on this
 * machine only; a `public demonstration` has only admins named by its host; a `service` has none of these.
 */
export type Deployment = 'demonstration' | 'public demonstration' | 'service';
