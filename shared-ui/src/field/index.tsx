export { Checkbox } from './checkbox';
export { Field } from './field';
export { MaskedInput } from './masked-input';
export { OptionalMark } from './optional-mark';
export { PasswordInput } from './password-input';
export { Segmented } from './segmented';
export { Select } from './select';
export { TextArea } from './text-area';
export { TextInput, type TextInputProps } from './text-input';
