export { PROFESSIONAL_ERRORS } from './errors/catalogue-professional';
