import 'shared-ui/tokens.css';
import 'shared-ui/base.css';
import { startShell } from './start';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
startShell(root);
