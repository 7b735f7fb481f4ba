/**
 * Base rules of every page, as text for the head's style element. Small on purpose: anything that belongs to
 * one part lives beside that part.
 */
export const globalStyles = [
  '*,*::before,*::after{box-sizing:border-box}',
  'html{scroll-padding:96px 0 calc(16px + var(--bottom-bar,0px) + var(--tray,0px) + var(--bubble,0px));-webkit-text-size-adjust:100%;text-size-adjust:100%}',
  'body{margin:0;background:var(--color-background);color:var(--color-text);font:400 var(--t-16)/1.5 var(--font-body);word-spacing:var(--word-space);font-variant-numeric:tabular-nums;-webkit-font-smoothing:antialiased;overflow-wrap:anywhere}',
  // A label beside a long value keeps its words whole: only the value is parted.
  'dt,th{overflow-wrap:break-word}',
  'h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,fieldset,table,blockquote,pre{margin:0;padding:0}',
  'ul,ol{list-style:none}fieldset{border:0;min-width:0}legend{padding:0}',
  'p{text-wrap:pretty}',
  'h1,h2,h3,h4{font-family:var(--font-heading);font-weight:var(--weight-heading);letter-spacing:var(--tracking-heading);word-spacing:var(--word-space-heading);line-height:1.15;color:var(--color-ink);text-wrap:balance}',
  'h1{font-size:var(--t-30)}h2{font-size:var(--t-24)}h3{font-size:var(--t-20)}h4{font-size:var(--t-16)}',
  '@media (min-width:768px){h1{font-size:var(--t-36)}h2{font-size:var(--t-30)}}',
  'img,svg,video{display:block;max-width:100%}img{height:auto}',
  'a{color:inherit;text-decoration:none}',
  'button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit;word-spacing:inherit}',
  'button{background:none;border:0;padding:0;cursor:pointer}',
  'table{border-collapse:collapse}summary{cursor:pointer;list-style:none}summary::-webkit-details-marker{display:none}',
  '[hidden]{display:none!important}',
  '@page{size:A4;margin:12mm}',
  ':focus-visible{outline:2px solid var(--color-focus);outline-offset:2px}',
  // Dark bands say so, and the ring turns to their text colour.
  '[data-surface=dark]{--color-focus:var(--color-on-secondary)}',
  // What is fixed to the lower edge says so (`useBottomInset`), and whatever else lies there keeps clear of it.
  '@media (max-width:991.98px){:root[data-bar]{--bottom-bar:calc(64px + env(safe-area-inset-bottom))}}',
  // Tray and bubble come while a page is read: what keeps clear of them is named (`data-clears`), because a value that
  // the root hands down to all would have the whole page styled anew.
  '@property --tray{syntax:"<length>";inherits:false;initial-value:0px}@property --bubble{syntax:"<length>";inherits:false;initial-value:0px}',
  ':root[data-tray],:root[data-tray] [data-clears]{--tray:72px}:root[data-bubble],:root[data-bubble] [data-clears]{--bubble:64px}',
  '.ui-icon{flex:none;fill:none;stroke:currentColor;stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}',
  '.ui-icon-body{stroke-width:1.2}',
  '.ui-icon[data-solid]{fill:currentColor}',
  '.visually-hidden{position:absolute!important;width:1px;height:1px;margin:-1px;padding:0;border:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}',
  '@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}',
].join('');
