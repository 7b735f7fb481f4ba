import {
  useImperativeHandle,
  useLayoutEffect,
  useState,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { useIsHydrating } from '../foundation/use-is-hydrating';
import { ChevronDownIcon } from '../icons/direction-icons';
import { useEarlyTyping } from './early-typing';
import { affixStyles, inputStyles, selectStyles, selectWrapStyles, textAreaStyles } from './field.styles';

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> {
  /** Fixed text inside the frame before the value, for example "$". */
  readonly before?: ReactNode;
  /** Fixed text inside the frame after the value, for example "km". */
  readonly after?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A one-line input. Give it a label with `Field` or use `TextField`. */
export function TextInput({ before, after, type = 'text', ref, ...rest }: TextInputProps): ReactNode {
  const field = useEarlyTyping(typeof rest.value === 'string' ? rest.value : undefined);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => field.current, [field]);
  const input = <input {...rest} ref={field} type={type} css={inputStyles} />;
  if (!before && !after) return input;
  return (
    <div css={affixStyles}>
      {before ? <span aria-hidden="true">{before}</span> : null}
      {input}
      {after ? <span aria-hidden="true">{after}</span> : null}
    </div>
  );
}

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

const textAreaOf = (id: string | undefined): HTMLTextAreaElement | null => {
  if (typeof document === 'undefined' || !id) return null;
  const found = document.getElementById(id);
  return found instanceof HTMLTextAreaElement ? found : null;
};

/**
 * A text of several lines. What a visitor typed into the server's page before its script ran stays, though React puts
 * the default back when it hydrates a `textarea`; one without an `id` loses it.
 */
export function TextArea(props: TextAreaProps): ReactNode {
  const { id } = props;
  const isHydrating = useIsHydrating();
  const [typed] = useState(() => (isHydrating ? textAreaOf(id)?.value : undefined));
  useLayoutEffect(() => {
    const field = textAreaOf(id);
    if (field && typed !== undefined && field.value !== typed) field.value = typed;
  }, [id, typed]);
  return <textarea rows={4} {...props} css={textAreaStyles} />;
}

export interface SelectInputProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly ref?: Ref<HTMLSelectElement>;
}

/** A native select: the phone's own picker beats a list of our own. Children are `<option>` elements. */
export function SelectInput(props: SelectInputProps): ReactNode {
  return (
    <div css={selectWrapStyles}>
      <select {...props} css={selectStyles} />
      <ChevronDownIcon />
    </div>
  );
}
