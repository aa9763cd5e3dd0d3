export type { FormErrors } from './faults';
export { Form } from './form';
export { FormField, useFormField, useFormValue } from './form-field';
export type { ServerErrors } from './refusals';
export { useForm, type FormOptions, type FormState } from './use-form';
