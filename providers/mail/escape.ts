const NAMES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text that stays text, in an element and in an attribute. */
export const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => NAMES[sign]!)
