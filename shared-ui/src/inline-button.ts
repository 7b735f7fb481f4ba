export { inlineButtonStyles } from './actions/inline-button.styles';
