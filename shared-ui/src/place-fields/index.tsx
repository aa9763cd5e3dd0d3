export { PlaceFields } from './place-fields';
