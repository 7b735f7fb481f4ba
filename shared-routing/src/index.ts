export {
  createRouteSnapshots,
  RouterBinding,
  RoutingProvider,
  usePathname,
  useLocation,
  useParams,
  useRouter,
  useSearchParams,
  type RouteSnapshot,
  type RouteSnapshots,
} from './routing-provider';
export { useMoved, useNavigate, useNavigation, useRevalidator } from './navigation';
export type { Location, Params, Router, RouterState } from './router';
