import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EventPayload } from 'shared-contracts/events/schemas';

export type ToastRequest = EventPayload<'toast:requested'>;
export type Toast = ToastRequest & { id: string; isOpen: boolean };

/** One toast at a time: a new one takes the place of the last (SHL-065). */
const TOAST_LIMIT = 1;

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    /** A known id is updated, a new one comes first. */
    requested(toasts, { payload }: PayloadAction<ToastRequest & { id: string }>) {
      const known = toasts.find(({ id }) => id === payload.id);
      if (!known) return [{ ...payload, isOpen: true }, ...toasts].slice(0, TOAST_LIMIT);
      Object.assign(known, payload, { isOpen: true });
      return toasts;
    },
    /** Closes; the entry stays until it is removed, so that an update can open it again. */
    dismissed(toasts, { payload }: PayloadAction<{ id: string }>) {
      const toast = toasts.find(({ id }) => id === payload.id);
      if (toast) toast.isOpen = false;
    },
    removed: (toasts, { payload }: PayloadAction<{ id: string }>) =>
      toasts.filter(({ id }) => id !== payload.id),
  },
});
