/**
 * The part of a router that the platform promises to remotes, provided under the name `react-router-dom`: the shell's
 * own pages and links under the names every React developer knows (decision 0009). A shared module is not
 * tree-shaken, so every name here is paid for on each first visit.
 */
export { Form } from '../routing/form';
export { Link } from '../routing/link';
export {
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useSearchParams,
} from '../routing/page-state';
