/**
 * The part of the router that the platform promises to remotes, provided under the name `react-router-dom`.
 * Links and locations are React Router's; pages are loaded by the shell, so what tells about loading is its own
 * under the same names. A shared module is not tree-shaken, so every name here is paid for on each first visit.
 */
export { Link, NavLink, useLocation, useNavigate, useSearchParams } from 'react-router';
export { Form } from '../routing/form';
export { useNavigation, useParams, useRevalidator } from '../routing/page-state';
