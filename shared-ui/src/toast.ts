export { ToastRegion, ToastView } from './feedback/toast';
export type { ToastKind, ToastViewProps } from './feedback/toast';
