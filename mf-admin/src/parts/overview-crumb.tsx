import { Crumb } from 'shared-ui/crumb';

/** The way back to the overview, above the heading of a page that the sidebar does not list. */
export const OverviewCrumb = () => <Crumb to="/admin/dashboard" label="Visão Geral" />;
