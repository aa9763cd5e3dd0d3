export { AntdProvider } from './antd-provider';
export { AutoComplete } from './auto-complete';
export { DatePicker } from './date-picker';
export { Select } from './select';
export { ListTable, ListTableSkeleton } from './list-table';
export { MoreMenu, type MenuAction } from './more-menu';
export { optionNamed } from './suggestions';
export { Switch } from './switch';
export { TimePicker } from './time-picker';
