/**
 * The react-router names in use, and no others: this module is federated whole, so every name here costs
 * every visitor bytes.
 */
export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  Route,
  Router,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { Location, NavigateFunction, NavigationType, Navigator, To } from 'react-router-dom';
