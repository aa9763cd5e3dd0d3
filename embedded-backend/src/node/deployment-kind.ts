/**
 * What a portal is served for. A `demonstration` has invented people, test accounts and simulated payments, for this
 * machine alone; a `public demonstration` has no admins but those that its host names; a `service` has none of it.
 */
export type Deployment = 'demonstration' | 'public demonstration' | 'service';
