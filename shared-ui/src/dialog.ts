export { Dialog, Sheet } from './overlays/dialog';
export type { DialogProps, ModalProps } from './overlays/dialog';
export { lockScroll } from './overlays/scroll-lock';
export { useModal } from './overlays/use-modal';
