export { Bell } from './bell';
export { PatientUnread, ProfessionalUnread } from './unread-messages';
