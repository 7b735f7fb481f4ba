export { richTextStyles } from './content/rich-text.styles';
