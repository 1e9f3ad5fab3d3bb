import { SESSION_KEY } from './session/stored.ts'

/**
 * Runs before the first paint and marks the document: who seems to be here, so that the header reserves the right place and nothing shifts;
 * and whether this visit is a new one, whose lists may be laid out by and by. Whoever comes back, by whichever way, has a place to
 * find again, for which everything must have its height at once.
 */
export const EARLY_SCRIPT = `{let d=document.documentElement.dataset;d.session='guest';try{if(localStorage.getItem('${SESSION_KEY}'))d.session='user'}catch{}if(performance.getEntriesByType('navigation')[0]?.type==='navigate'&&!location.hash){d.visit='new';addEventListener('popstate',()=>{delete d.visit})}}`
