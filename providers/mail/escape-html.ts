const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML elements and attributes. */
export const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!)
