export { UnsentQuestion } from '../../session/unsent-question';
export { Bell } from './bell';
export { PatientUnread, ProfessionalUnread } from './unread-messages';
