export { ADMIN_ERRORS } from './errors/catalogue-admin';
