export { CONSULTATIONS, type SeedConsultation } from './consultations.ts';
export { SEED } from './figures.ts';
export { ACCOUNTS, PEOPLE, type Account, type SeedPerson } from './people.ts';
export { APPLICATIONS, CONTACT_MESSAGES, PRIVACY_REQUESTS, REVIEWS } from './records.ts';
export { SERIES, sql } from './sql.ts';
