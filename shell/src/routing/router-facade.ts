/**
 * The part of a router that the platform promises to remotes, provided under the name `react-router-dom`: the shell's
 * own pages and links under the names every React developer knows (decision 0009). A shared module is not
 * tree-shaken, so every name here is paid for on each first visit.
 */
export { Form } from './form';
export { Link } from './link';
export {
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useSearchParams,
} from './page-state';
