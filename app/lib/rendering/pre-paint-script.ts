import { SESSION_KEY } from '../session/stored-session.ts'

/**
 * Runs before the first paint and marks the document element:
 * - `data-session`: whether a session is stored, so that the header reserves the right space and nothing shifts.
 * - `data-page-load="new"`: whether the page was opened by a link or an address without `#`. Only then the layout of
 *   lists is staggered (`staggered-layout.css`), because a user who reloads, goes back or follows a `#` link starts at
 *   a scroll position, which needs the full height at once.
 */
export const PRE_PAINT_SCRIPT = `{let d=document.documentElement.dataset;d.session='guest';try{if(localStorage.getItem('${SESSION_KEY}'))d.session='user'}catch{}if(performance.getEntriesByType('navigation')[0]?.type==='navigate'&&!location.hash){d.pageLoad='new';addEventListener('popstate',()=>{delete d.pageLoad})}}`
