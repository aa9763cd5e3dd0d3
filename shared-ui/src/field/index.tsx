export { Checkbox, type CheckboxProps } from './checkbox';
export { Field, type FieldProps } from './field';
export { useFieldControl, type FieldControl, type FieldState } from './field-context';
export { MaskedInput, type MaskedInputProps } from './masked-input';
export { PasswordInput, type PasswordInputProps } from './password-input';
export { Segmented, type SegmentedOption, type SegmentedProps } from './segmented';
export { Select, type SelectProps } from './select';
export { TextArea, type TextAreaProps } from './text-area';
export { TextInput, type TextInputProps } from './text-input';
